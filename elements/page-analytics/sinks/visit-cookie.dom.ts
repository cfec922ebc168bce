import { formatVisit, parseVisit, type Visit } from './visit.model.js';

/** The cookie of a visit; it goes with the day's count. */
const cookie = 'rs_analytics';

/** The visit that the cookie holds; null where there is none, or where cookies cannot be read. */
export function readVisit(document: Document): Visit | null {
  try {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
    return parseVisit(found?.slice(cookie.length + 1) ?? '');
  } catch {
    return null;
  }
}

/** Keeps a visit for the site's next page, for a day at most; null forgets it. */
export function writeVisit(document: Document, visit: Visit | null): void {
  const isSecure = document.defaultView?.location.protocol === 'https:';
  const life = visit ? 24 * 60 * 60 : 0;
  const text = visit ? formatVisit(visit) : '';
  try {
    document.cookie = `${cookie}=${text}; Max-Age=${life}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  } catch {
    // A sandboxed frame has no cookies: the visit lasts as long as the page.
  }
}
