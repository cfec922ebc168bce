import { readBounded } from '../../../shared/dom/read-bounded.js';
import { writeMarkup } from '../../../shared/trust/index.js';
import type { SafeDocument } from '../../../shared/dom/unclobbered.js';
import { cleanPage, type CleanPage } from './clean-page.dom.js';

/** Limits of a page: its size in bytes, and the time to load it in milliseconds. */
const maxBytes = 2_000_000;
const timeoutMs = 30_000;

/**
 * Fetches a page of this site and returns its main part, sanitized.
 *
 * @throws Error for another origin, also after a redirect, and for an answer that is no HTML page.
 */
export async function loadPage(document: SafeDocument, src: string, signal: AbortSignal): Promise<CleanPage> {
  const url = new URL(src, document.baseURI);
  if (url.origin !== document.defaultView?.location.origin)
    throw new Error(`found a page of ${url.origin}, expected one of this site`);
  const answer = await fetch(url, {
    mode: 'same-origin',
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
    throw new Error(`found the answer ${answer.status} ${type}, expected an HTML page`);
  const html = await readBounded(answer, maxBytes);
  // In an inert document, so that nothing of it is fetched before it is clean.
  const { body } = document.implementation.createHTMLDocument('');
  await writeMarkup(body, html, { keepsAll: true });
  return cleanPage(document, body, answer.url || url.href);
}
