import { ConfigError } from '../../../shared/element/config-error.js';
import { readCategories } from './read-categories.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';

/** Reports what is invalid in the JSON of `<cookie-consent>`, a ConfigError each. */
export function reportDiagnostics(host: CookieConsentHost): void {
  for (const { place, problem } of readCategories(host.layer?.json()).diagnostics)
    host.report(new ConfigError(host, place, problem));
}
