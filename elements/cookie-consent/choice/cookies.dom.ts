import { type SafeDocument, documentOf } from '../../../shared/dom/unclobbered.js';
import { cookieText, type CookieScope } from './cookie-text.model.js';

/** Element with the scope of its cookies. */
export type CookieHost = Element & Omit<CookieScope, 'isSecure'>;

/** Returns all cookies that scripts can read; '' in a sandboxed frame, where the access throws. */
export function cookiesOf(document: SafeDocument): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Returns the values of all cookies with a name: a parent domain or another path may have one too. */
export function cookieValues(document: SafeDocument, name: string): readonly string[] {
  const cookies = cookiesOf(document).split('; ');
  return cookies
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}

/** Writes a cookie in the scope of an element; with 0 days deletes it. */
export function writeCookie(host: CookieHost, name: string, value: string, days = host.days): void {
  const { path, domain } = host;
  const document = documentOf(host);
  const isSecure = document.URL.startsWith('https:');
  putCookie(document, cookieText(name, value, { days, path, domain, isSecure }));
}

/** Writes the text of a cookie. */
export function putCookie(document: SafeDocument, text: string): void {
  try {
    document.cookie = text;
  } catch {
    // A sandboxed frame stores no cookie: the choice is valid for this page.
  }
}
