import { daySeconds } from '../../../shared/consent/parse-consent.model.js';

/** Attributes of the cookie that stores the choice. */
export interface CookieScope {
  readonly days: number;
  readonly path: string;
  /** '' for the host alone. */
  readonly domain: string;
  readonly isSecure: boolean;
}

/** Returns the text that writes a cookie; with 0 days the text deletes it. */
export function cookieText(
  name: string,
  value: string,
  { days, path, domain, isSecure }: CookieScope,
): string {
  const end = `SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const host = clean(domain);
  const where = `Path=${clean(path) || '/'}; ${host && `Domain=${host}; `}`;
  return `${name}=${value}; Max-Age=${Math.round(days * daySeconds)}; ${where}${end}`;
}

/** Cuts a value before the first character that would begin another attribute of the cookie. */
function clean(value: string): string {
  return value.trim().replace(/[;\s\p{Cc}].*/su, '');
}
