import { fixture, fixtureCleanup, html } from '@open-wc/testing';
import type { PageAnalyticsElement } from '../../../elements/page-analytics/page-analytics.shell.js';
import type { AnalyticsFact } from '../../../elements/page-analytics/page-analytics.events.js';
import { CookieConsentChangedEvent } from '../../../shared/consent/consent-events.js';
import '../../../elements/page-analytics/define.js';
import { consentText } from '../../shared/consent/consent-text.js';

/** Writes the visitor's choice, as a consent layer does, and dispatches the event. */
export function choose(...accepted: readonly 'statistics'[]): void {
  const all = ['necessary', ...accepted] as const;
  document.cookie = `rs_consent=${consentText(all.join(), { revision: 0 })}; Path=/; SameSite=Lax`;
  document.dispatchEvent(new CookieConsentChangedEvent({ accepted: all, isFirst: true, revision: 0 }));
}

/** Removes everything that a test leaves, the visitor's choice too. */
export function forgetAll(): void {
  fixtureCleanup();
  for (const name of ['rs_consent', 'rs_analytics']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(window, 'gtag');
}

// The files of a window share its cookies: a choice that stays would close the banner of the next file's page.
afterEach(forgetAll);

/** Returns a list to which all later events are added. */
export function listenToEvents(): AnalyticsFact[] {
  const events: AnalyticsFact[] = [];
  document.addEventListener('page-analytics-event', ({ detail }) => events.push(detail));
  return events;
}

/** Settles with the params of the next event of a name. */
export function counted(name: string): Promise<AnalyticsFact['params']> {
  return new Promise((resolve) => {
    const hear = ({ detail }: CustomEvent<AnalyticsFact>) => {
      if (detail.name !== name) return;
      document.removeEventListener('page-analytics-event', hear);
      resolve(detail.params);
    };
    document.addEventListener('page-analytics-event', hear);
  });
}

/** Opens a tag and waits for its core. */
export async function openTag(
  markup = html`<page-analytics></page-analytics>`,
): Promise<PageAnalyticsElement> {
  const tag = await fixture<PageAnalyticsElement>(markup);
  await new Promise<void>((resolve) => tag.withCore(() => resolve()));
  return tag;
}
