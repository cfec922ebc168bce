import { cookieText, type CookieScope } from './cookie-text.model.js';

/** An element, with the scope of its cookies. */
export type CookieHost = Element & Omit<CookieScope, 'isSecure'>;

/** All cookies that a script may see; '' in sandboxed frames, which throw at the mere question. */
export function cookiesOf(document: Document): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The value of a cookie; '' for none. */
export function cookieValue(document: Document, name: string): string {
  const found = cookiesOf(document)
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

/** Writes a cookie in an element's scope, with no days deletes it, and says whether the browser has taken it. */
export function writeCookie(
  { ownerDocument: document, path, domain, days: usualDays }: CookieHost,
  name: string,
  value: string,
  days = usualDays,
): boolean {
  const isSecure = document.location.protocol === 'https:';
  putCookie(document, cookieText(name, value, { days, path, domain, isSecure }));
  return cookieValue(document, name) === value;
}

/** Writes the text of a cookie. */
export function putCookie(document: Document, text: string): void {
  try {
    document.cookie = text;
  } catch {
    // A sandboxed frame keeps nothing: the choice holds for this page.
  }
}
