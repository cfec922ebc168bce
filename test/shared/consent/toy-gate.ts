import { fixture, html } from '@open-wc/testing';
import { CookieConsentChangedEvent } from '../../../shared/consent/consent-events.js';
import {
  createConsentGate,
  type ConsentGate,
  type ConsentQuestion,
} from '../../../shared/consent/consent-gate.js';
import type { ConsentCategory } from '../../../shared/consent/parse-consent.model.js';
import { consentText } from './consent-text.js';

/** Cookie text that accepts the preferences of revision 1. */
export const accepted = consentText('necessary,preferences');

/** Cookie text of a later refusal. */
export const refusal = consentText('necessary', { daysAgo: 0.5 });

/** Sets the cookie of the visitor's choice. */
export function setCookie(text: string): void {
  document.cookie = `rs_consent=${text}; path=/`;
}

/** Removes the cookie of the visitor's choice. */
export function clearCookie(): Promise<void> {
  document.cookie = 'rs_consent=; path=/; max-age=0';
  return cookiesTold();
}

/** Settles when the page has been told of all changes of cookies so far: WebKit tells them later than it makes them. */
export async function cookiesTold(): Promise<void> {
  const { cookieStore } = window as { cookieStore?: { get(name: string): Promise<unknown> } };
  await cookieStore?.get('rs_consent');
}

/** Creates an element that needs a category, on a page with or without a consent element. */
export async function gateOn(
  page: 'with layer' | 'without layer',
  category = 'preferences',
  rules: Partial<ConsentQuestion> = {},
): Promise<ConsentGate> {
  const place = await fixture<HTMLElement>(html`<div><p id="map"></p></div>`);
  if (page === 'with layer') place.append(document.createElement('cookie-consent'));
  return createConsentGate(place.querySelector('p') as HTMLElement, { category, ...rules });
}

/** Sets the revision of the page's policy on its consent element. */
export function askForRevision(revision: string): void {
  document.querySelector('cookie-consent')?.setAttribute('revision', revision);
}

/** Dispatches the event of the consent layer, without a cookie. */
export function say(accepted: readonly ConsentCategory[], revision = 1): void {
  document.dispatchEvent(new CookieConsentChangedEvent({ accepted, isFirst: false, revision }));
}
