import { ConfigError } from '../../../shared/element/config-error.js';
import { readCategories } from './read-categories.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';

/** Reports each error in the JSON of a `<cookie-consent>` as a `ConfigError`. */
export function reportDiagnostics(host: CookieConsentHost): void {
  for (const { place, problem, code } of readCategories(host.layer?.json()).diagnostics)
    host.report(new ConfigError(host, place, problem, code));
}
