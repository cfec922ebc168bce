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

/** Returns the values of all cookies of a name: a parent domain or another path may have one too. */
export function cookieValues(document: Document, name: string): readonly string[] {
  const cookies = cookiesOf(document).split('; ');
  return cookies
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}

/** Writes a cookie in an element's scope; with no days deletes it. */
export function writeCookie(
  { ownerDocument: document, path, domain, days: usualDays }: CookieHost,
  name: string,
  value: string,
  days = usualDays,
): void {
  const isSecure = document.location.protocol === 'https:';
  putCookie(document, cookieText(name, value, { days, path, domain, isSecure }));
}

/** Writes the text of a cookie. */
export function putCookie(document: Document, text: string): void {
  try {
    document.cookie = text;
  } catch {
    // A sandboxed frame keeps nothing: the choice holds for this page.
  }
}
