import { type PageNavigation, mayFollowPost } from '../../../shared/dom/page-navigation.js';
import { isThankedHere } from '../markup/thanked.dom.js';
import { isEmptyTag } from '../markup/field-parts.dom.js';
import {
  continueName,
  returnLinkId,
  thankYouButtonClass,
  thankYouPopupId,
  thankYouScrollId,
} from '../markup/thank-you-names.model.js';
import { continueAddress } from './return-url.model.js';

/** Content that the server put in the form's place after a post that it accepted. */
export interface ThankYou {
  readonly kind: 'popup' | 'message';
  readonly container: HTMLElement;
  /** The form that is thanked for; null where the page does not say. */
  readonly formId: number | null;
  /** The address that the server rendered; empty means a reload. */
  readonly returnUrl: string;
}

/** Finds the thank-you of a form, by its number where that is known. */
export function findThankYou(host: HTMLElement, formId: number | null): ThankYou | null {
  const popup = findNumbered(host, thankYouPopupId, formId);
  if (popup) {
    const link = popup.querySelector(`[id="${returnLinkId}"]`);
    const returnUrl = link instanceof HTMLInputElement ? link.value : '';
    return { kind: 'popup', container: popup, formId: formId ?? numberOf(popup, thankYouPopupId), returnUrl };
  }
  const start = findNumbered(host, thankYouScrollId, formId);
  if (!start && !hasThankYouButton(host)) return null;
  return messageIn(host, formId ?? (start && numberOf(start, thankYouScrollId)));
}

/** Returns true if the tag has a button of a thank-you outside of forms. */
function hasThankYouButton(host: HTMLElement): boolean {
  const buttons = host.querySelectorAll(`.${thankYouButtonClass},${continueButtons}`);
  return [...buttons].some((button) => !host.contains(button.closest('form')));
}

/** Treats the tag's content as the thank-you message if none is marked and the page was loaded by a POST. */
export function findUnmarkedThankYou(
  host: HTMLElement,
  formId: number | null,
  navigation: PageNavigation,
): ThankYou | null {
  if (isEmptyTag(host) || !(mayFollowPost(navigation) || isThankedHere(formId ?? 0))) return null;
  return messageIn(host, formId);
}

/** The server's own continue buttons. */
export function continueButtonsOf({ container }: ThankYou): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(continueButtons)];
}

/**
 * Returns the address that a continue button of a page leads to, from the text of its handler, which the page's policy
 * may have blocked; null where the button works by itself: it is a link, or its handler runs.
 */
export function addressOf(button: HTMLElement): string | null {
  if (button instanceof HTMLAnchorElement || typeof button.onclick === 'function') return null;
  return continueAddress(button.getAttribute('onclick') ?? '') ?? '';
}

const continueButtons = `[name="${continueName}"]:is(button,input,a)`;

function messageIn(host: HTMLElement, formId: number | null): ThankYou {
  return { kind: 'message', container: host, formId, returnUrl: '' };
}

function findNumbered(host: HTMLElement, id: string, formId: number | null): HTMLElement | null {
  return host.querySelector<HTMLElement>(formId === null ? `[id^="${id}"]` : `[id="${id}${formId}"]`);
}

function numberOf(element: Element, id: string): number | null {
  const number = element.id.slice(id.length);
  return /^\d{1,9}$/.test(number) ? Number(number) : null;
}
