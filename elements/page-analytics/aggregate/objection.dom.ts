import { isAllowed } from '../../../shared/consent/answers.model.js';
import { pageTerms } from '../../../shared/consent/page-terms.js';
import { isCurrent } from '../../../shared/consent/parse-consent.model.js';
import { readConsent } from '../../../shared/consent/watch-choice.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { PageAnalyticsHost } from '../page-analytics.host.js';
import { objects } from './aggregate-event.model.js';

/**
 * Returns true if the visitor objects to the statistic. Read for each event, so that an answer in another tab counts at
 * once.
 */
export function hasObjection(host: PageAnalyticsHost): boolean {
  const document = documentOf(host);
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    readonly globalPrivacyControl?: unknown;
    readonly doNotTrack?: unknown;
  };
  const answer = readConsent(document);
  const need = { category: host.consentCategory.trim(), service: '' };
  return objects({
    hasPrivacySignal: globalPrivacyControl === true || doNotTrack === '1',
    hasAnswered: answer !== undefined && isCurrent(answer, pageTerms(document)),
    isAccepted: answer !== undefined && isAllowed(answer, need),
  });
}
