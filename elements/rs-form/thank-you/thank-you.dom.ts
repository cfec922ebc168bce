import {
  continueName,
  returnLinkId,
  thankYouButtonClass,
  thankYouPopupIdOf,
  thankYouScrollIdOf,
} from '../markup/server-names.model.js';

/** What the server put in the form's place after a post that it accepted. */
export interface ThankYou {
  readonly kind: 'popup' | 'message';
  readonly container: HTMLElement;
  /** The address that the server rendered; empty means a reload. */
  readonly returnUrl: string;
}

/** Finds the thank-you of a form, by its number where that is known. */
export function findThankYou(host: HTMLElement, formId: number | null): ThankYou | null {
  const popup = findPopup(host, formId);
  if (popup) {
    const link = popup.querySelector(`[id="${returnLinkId}"]`);
    return { kind: 'popup', container: popup, returnUrl: link instanceof HTMLInputElement ? link.value : '' };
  }
  return isMessage(host, formId) ? { kind: 'message', container: host, returnUrl: '' } : null;
}

/** The server's own continue buttons. */
export function continueButtonsOf({ container }: ThankYou): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`[name="${continueName}"]`)];
}

function findPopup(host: HTMLElement, formId: number | null): HTMLElement | null {
  const ids =
    formId === null ? '[id^="rsfp-thankyou-popup-container"]' : `[id="${thankYouPopupIdOf(formId)}"]`;
  return host.querySelector<HTMLElement>(ids);
}

function isMessage(host: HTMLElement, formId: number | null): boolean {
  if (host.querySelector(`.${thankYouButtonClass}`)) return true;
  return formId !== null && host.querySelector(`[id="${thankYouScrollIdOf(formId)}"]`) !== null;
}
