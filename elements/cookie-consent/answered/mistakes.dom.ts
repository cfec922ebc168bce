import { ConfigError } from '../../../shared/element/config-error.js';
import { areChecksOn } from '../../../shared/element/page-checks.js';
import { readCategories } from '../choice/read-categories.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';

/** Names what an author cannot have meant, a line each. */
export function reportMistakes(host: CookieConsentHost): void {
  if (!areChecksOn()) return;
  reportMissingButtons(host);
  for (const { place, problem } of readCategories(host.layer?.json()).problems)
    host.report(new ConfigError(host, place, problem));
}

/** Names the buttons that the server's banner must have and has not: each answer is as near as the other. */
function reportMissingButtons(host: CookieConsentHost): void {
  const wanted = ['accept', 'reject', 'settings'];
  const missing = wanted.filter((name) => !host.querySelector(`[data-consent="${name}"]`));
  if (missing.length === 0 || missing.length === wanted.length) return;
  const problem = `found no data-consent="${missing.join('" and "')}", expected ${wanted.join(', ')}`;
  host.report(new ConfigError(host, 'content', problem));
}
