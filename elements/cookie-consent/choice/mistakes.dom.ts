import { ConfigError } from '../../../shared/element/config-error.js';
import { readCategories } from './read-categories.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';

/** Names what an author's JSON cannot mean, a line each. */
export function reportMistakes(host: CookieConsentHost): void {
  for (const { place, problem } of readCategories(host.layer?.json()).problems)
    host.report(new ConfigError(host, place, problem));
}
