import type { SafeDocument } from '../../../shared/dom/unclobbered.js';
import { formatVisit, parseVisit, type Visit } from './visit.model.js';

/** Name of the cookie of a visit. It expires after a day. */
const cookie = 'rs_analytics';

/** Returns the visit in the cookie; null without one, or if cookies cannot be read. */
export function readVisit(document: SafeDocument): Visit | null {
  try {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
    return parseVisit(found?.slice(cookie.length + 1) ?? '');
  } catch {
    return null;
  }
}

/** Stores a visit for a day at most; null deletes it. */
export function writeVisit(document: SafeDocument, visit: Visit | null): void {
  const isSecure = document.defaultView?.location.protocol === 'https:';
  const life = visit ? 24 * 60 * 60 : 0;
  const text = visit ? formatVisit(visit) : '';
  try {
    document.cookie = `${cookie}=${text}; Max-Age=${life}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  } catch {
    // A sandboxed frame has no cookies: the visit lasts as long as the page.
  }
}
