import { ConfigError } from '../../../shared/element/config-error.js';
import { areChecksOn } from '../../../shared/element/page-checks.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { readCategories } from './read-categories.model.js';

/** Reports the mistakes in the JSON of a layer, unless the page switches its checks off. */
export function reportDiagnostics(host: CookieConsentHost, json: string | undefined): void {
  if (!areChecksOn()) return;
  for (const { place, problem, code } of readCategories(json).diagnostics)
    host.report(new ConfigError(host, place, problem, code));
}
