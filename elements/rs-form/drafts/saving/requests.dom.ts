import { readBounded } from '../../../../shared/dom/read-bounded.js';
import { formTokenInput } from '../../csrf-token/token.dom.js';
import type { ServerForm } from '../../markup/server-form.dom.js';
import { draftLimits } from '../draft.model.js';
import { savedParameter } from '../../form/detect.dom.js';

/** Longest time that the server may take, in milliseconds. */
const limitMs = 20_000;

/** A letter takes up to four bytes. */
const maxBytes = 4 * draftLimits.textLength;

/** Reply of the author's server: its text, or the reason why there is none. */
export type SavingReply =
  | { readonly type: 'answered'; readonly text: string }
  | { readonly type: 'gone' | 'failed' };

/** Posts a draft, as JSON. The CSRF token of the form is in the header `X-CSRF-Token`. */
export function postDraft(
  url: URL,
  text: string,
  form: ServerForm,
  stopped: AbortSignal,
): Promise<SavingReply> {
  return request(url, stopped, { ...postOf(form), body: text });
}

/** Requests the draft of a word. */
export function readSaved(url: URL, word: string, stopped: AbortSignal): Promise<SavingReply> {
  const address = new URL(url);
  address.searchParams.set(savedParameter, word);
  return request(address, stopped, {});
}

/** Asks the server to delete a draft, by a post without content. */
export function removeSaved(url: URL, form: ServerForm, stopped: AbortSignal): Promise<SavingReply> {
  return request(url, stopped, postOf(form));
}

function postOf(form: ServerForm): RequestInit {
  const token = formTokenInput(form);
  // The token of RSForm! Pro is the name of its input.
  const value = form.markup ? token?.value : token?.name;
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(value && { 'X-CSRF-Token': value }) },
  };
}

async function request(url: URL, stopped: AbortSignal, init: RequestInit): Promise<SavingReply> {
  try {
    const response = await fetch(url, {
      mode: 'same-origin',
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(limitMs)]),
      ...init,
    });
    if (response.status === 404 || response.status === 410) return { type: 'gone' };
    if (!response.ok) return { type: 'failed' };
    return { type: 'answered', text: await readBounded(response, maxBytes) };
  } catch {
    return { type: 'failed' };
  }
}
