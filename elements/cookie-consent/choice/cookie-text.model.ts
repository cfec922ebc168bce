import { daySeconds } from '../../../shared/consent/parse-consent.model.js';

/** Attributes of the cookie that keeps the choice. */
export interface CookieScope {
  readonly days: number;
  readonly path: string;
  /** '' for the host alone. */
  readonly domain: string;
  readonly isSecure: boolean;
}

/** The text that writes a cookie; with no days it is deleted. */
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

/** Cuts a value at the first character that would begin the next attribute of the cookie. */
function clean(value: string): string {
  return value.trim().replace(/[;\s\p{Cc}].*/su, '');
}
