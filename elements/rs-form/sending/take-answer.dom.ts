import { readServerErrors } from '../checks/places.dom.js';
import type { FieldError } from '../checks/violation.model.js';
import { formTokenInput, isTokenRefusedIn } from '../csrf-token/token.dom.js';
import type { FormHost } from '../form/rs-form.session.js';
import { indexServerForm, readFormId, type ServerForm } from '../markup/server-form.dom.js';
import { findThankYou } from '../thank-you/thank-you.dom.js';

/** What the page that answers a post says of the form. */
export type Verdict =
  /** The form came back with what is wrong. */
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  /** Its token was spent; the form has a fresh one now. */
  | { readonly type: 'token-renewed' }
  /** It was accepted: this stands in its place now; null where the page says nothing about it. */
  | { readonly type: 'accepted'; readonly content: readonly Node[] | null };

/** Reads the page that answers a post, and takes the token for the next one from it. */
export function readVerdict(page: Document, form: ServerForm): Verdict {
  const tags = [...page.querySelectorAll<HTMLElement>('rs-form')];
  const thanks = tags.find((tag) => findThankYou(tag, form.formId));
  const back = [...page.forms].find((one) => readFormId(one) === form.formId);
  if (thanks || !back) return { type: 'accepted', content: thanks ? contentOf(thanks) : null };

  const returned = indexServerForm(back, form.formId);
  const message = page.getElementById('system-message-container')?.textContent.trim() ?? '';
  takeToken(form, returned);
  if (isTokenRefusedIn(returned, message)) return { type: 'token-renewed' };
  const errors = readServerErrors(returned);
  if (errors.length > 0 || isAlarm(page)) return { type: 'refused', errors: withMessage(errors, message) };
  const tag = back.closest<HTMLElement>('rs-form');
  return { type: 'accepted', content: tag && contentOf(tag) };
}

/** Puts what the server sent into the place of the form, and starts the tag anew with it. */
export function replaceContent(shell: FormHost, content: readonly Node[]): void {
  // The tag has a setter, which lets go of the form that it holds; what it finds inside then is its own.
  const tag = shell as { form: HTMLFormElement | null };
  tag.form = shell.ownerDocument.createElement('form');
  // The tag's own JSON stays: a script of another page may not come under a strict policy, and says the same.
  const json = shell.querySelectorAll(':scope > script[type="application/json"]');
  shell.replaceChildren(...content, ...json);
  tag.form = null;
}

/** Without what would run: a page that was asked for by a script starts nothing. */
function contentOf(tag: HTMLElement): readonly Node[] {
  const copy = document.importNode(tag, true);
  for (const script of copy.querySelectorAll('script')) script.remove();
  return [...copy.childNodes];
}

function takeToken(form: ServerForm, returned: ServerForm): void {
  const own = formTokenInput(form);
  const fresh = formTokenInput(returned);
  if (own && fresh) own.name = fresh.name;
}

/** What the site says of the request goes first: it may be all there is. */
function withMessage(errors: readonly FieldError[], message: string): readonly FieldError[] {
  return message === '' ? errors : [{ name: '', text: { message } }, ...errors];
}

function isAlarm(page: Document): boolean {
  return (
    page.querySelector('#system-message-container :is(.alert-danger, .alert-error, [type="danger"])') !== null
  );
}
