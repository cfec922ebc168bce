import type { SafeDocument } from '../../../shared/dom/unclobbered.js';
import type { PageSources } from './sources.model.js';

/**
 * Reads the sources of a page.
 *
 * @param isStrict True if only the address may be read.
 */
export function readPage(document: SafeDocument, isStrict: boolean): PageSources {
  const query = document.defaultView?.location.search ?? '';
  if (isStrict) return { query, referrer: '', cookies: '' };
  return { query, referrer: document.referrer, cookies: cookiesOf(document) };
}

/** Returns all cookies that scripts can read; '' in a sandboxed frame, where the access throws. */
function cookiesOf(document: SafeDocument): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
