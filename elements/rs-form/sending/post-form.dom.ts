import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { readServerErrors } from '../checks/places.dom.js';
import type { FailedCall, FieldError } from '../checks/violation.model.js';
import { formTokenInput, isTokenRefusedIn } from '../csrf-token/token.dom.js';
import type { FormHost } from '../form/rs-form.session.js';
import type { Answered } from '../markup/post-answer.dom.js';
import { indexServerForm, readFormId, type ServerForm } from '../markup/server-form.dom.js';
import { findThankYou } from '../thank-you/thank-you.dom.js';
import { type SafeDocument, document, documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';

/** Result of a post. */
export type PostAnswer = Answered | FailedCall | { readonly type: 'cancelled' };

export interface Post {
  /** Of this site: an answer from elsewhere could not be read. */
  readonly url: string;
  readonly body: FormData | URLSearchParams;
  readonly signal: AbortSignal;
  /** The part that has left, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly clock?: Clock;
  /** Flag: the server may refuse a form by JSON or by a status from 400 on. */
  readonly isOtherSystem?: boolean;
}

/** Stall timeout in milliseconds: a post fails after this time without a progress event. */
export const stallMs = 60_000;

/**
 * Posts a form and reads the page that answers. By XMLHttpRequest: it reports the upload progress, and it parses the page
 * without running scripts. Never rejects.
 */
export function postForm({
  url,
  body,
  signal,
  onProgress,
  clock = browserClock,
  isOtherSystem = false,
}: Post): Promise<PostAnswer> {
  const request = new XMLHttpRequest();
  let callOff = () => {};

  return new Promise((resolve) => {
    function end(answer: PostAnswer): void {
      callOff();
      resolve(answer);
    }

    /** Counts anew: something has moved. */
    function wait(): void {
      callOff();
      callOff = clock.after(stallMs, () => {
        end({ type: 'failed', failure: 'timeout' });
        request.abort();
      });
    }

    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('progress', wait);
    request.addEventListener('load', () => end(isOtherSystem ? answerOf(request) : pageAnswerOf(request)));
    request.addEventListener('error', () => end({ type: 'failed', failure: 'network' }));
    request.addEventListener('abort', () => end({ type: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    parseAnswer(request, isOtherSystem);
    wait();
    request.send(body);
  });
}

/** Lets the browser parse the answer: a page without running anything, or the JSON of another system. */
function parseAnswer(request: XMLHttpRequest, isOtherSystem: boolean): void {
  request.responseType = 'document';
  if (!isOtherSystem) return;
  request.addEventListener('readystatechange', () => {
    // The last moment at which it can be set.
    if (request.readyState === request.HEADERS_RECEIVED && isJson(request)) request.responseType = 'json';
  });
}

/** Reads RSForm's answer, which is a page. */
function pageAnswerOf(request: XMLHttpRequest): PostAnswer {
  const { status } = request;
  if (status < 200 || status > 299) return { type: 'failed', failure: 'server', status };
  const answer = answerOf(request);
  return unclobbered(answer.page)?.body ? answer : { type: 'failed', failure: 'answer', status };
}

function answerOf(request: XMLHttpRequest): Answered {
  const { status, responseURL: url } = request;
  // `responseXML` throws for JSON.
  return request.responseType === 'json'
    ? { type: 'answered', page: null, data: request.response as unknown, status, url }
    : { type: 'answered', page: request.responseXML, status, url };
}

/** Returns true if an answer is JSON, also of a type of its own such as `application/problem+json`. */
function isJson(request: XMLHttpRequest): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(request.getResponseHeader('content-type') ?? '');
}

/** Verdict on the form in the page that answers a post. */
export type Verdict =
  /** The server returned the form with its errors. */
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  /** Its token was spent; the form has a fresh one now. */
  | { readonly type: 'token-renewed' }
  /** The form was accepted. The content replaces the form; null if the page has none. */
  | { readonly type: 'accepted'; readonly content: readonly Node[] | null };

/** Reads the response page of a post. Copies its token into the form for the next post. */
export function readVerdict(page: SafeDocument, form: ServerForm): Verdict {
  const tags = [...page.querySelectorAll<HTMLElement>('rs-form')];
  const thanks = tags.find((tag) => findThankYou(tag, form.formId));
  const back = [...page.forms].find((one) => readFormId(one) === form.formId);
  if (thanks || !back) return { type: 'accepted', content: thanks ? contentOf(thanks) : null };

  const returned = indexServerForm(back, form.formId);
  const message = page.getElementById('system-message-container')?.textContent.trim() ?? '';
  copyToken(form, returned);
  if (isTokenRefusedIn(returned, message)) return { type: 'token-renewed' };
  const errors = readServerErrors(returned);
  if (errors.length > 0 || isAlarm(page)) return { type: 'refused', errors: withMessage(errors, message) };
  const tag = unclobbered(back).closest<HTMLElement>('rs-form');
  return { type: 'accepted', content: tag && contentOf(tag) };
}

/** Replaces the form by the content that the server sent, and restarts the tag with it. */
export function replaceContent(shell: FormHost, content: readonly Node[]): void {
  // The tag has a setter, which releases the form that it holds; what it finds inside then is its own.
  const tag = shell as { form: HTMLFormElement | null };
  tag.form = documentOf(shell).createElement('form');
  // The tag's own JSON stays: a script of another page may not come under a strict policy, and says the same.
  const json = shell.querySelectorAll(':scope > script[type="application/json"]');
  shell.replaceChildren(...content, ...json);
  tag.form = null;
}

/** Removes scripts and other active content: a page that is read by script starts nothing. */
function contentOf(tag: HTMLElement): readonly Node[] {
  const copy = document.importNode(tag, true);
  for (const script of copy.querySelectorAll('script')) script.remove();
  return [...copy.childNodes];
}

function copyToken(form: ServerForm, returned: ServerForm): void {
  const own = formTokenInput(form);
  const fresh = formTokenInput(returned);
  if (own && fresh) own.name = fresh.name;
}

/** Adds the site's message in front of the errors: it may be all there is. */
function withMessage(errors: readonly FieldError[], message: string): readonly FieldError[] {
  return message === '' ? errors : [{ name: '', text: { message } }, ...errors];
}

function isAlarm(page: SafeDocument): boolean {
  return (
    page.querySelector('#system-message-container :is(.alert-danger, .alert-error, [type="danger"])') !== null
  );
}
