import { formElements } from '../../../shared/dom/unclobbered-form.js';
import { httpUrl } from '../../../shared/dom/http-url.js';
import { thankYouScrollId } from '../markup/thank-you-names.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import type { FieldMessage } from '../markup/field-message.model.js';
import type { Answered, SystemVerdict } from '../markup/post-answer.dom.js';
import { document, type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';
import { fieldForName, readDataAnswer } from './answer-data.model.js';
import { indexProfileForm } from './profile-form.dom.js';
import type { Profile } from './profile.model.js';

/**
 * Reads the answer of any server to a form: a page with the form and its errors, another page, or JSON. Any answer that is not
 * clearly a success is a failure.
 */
export function readProfileVerdict(
  { page, data, status, url }: Answered,
  form: ServerForm,
  profile: Profile,
): SystemVerdict {
  if (profile.token.refused.includes(status)) return { type: 'token-refused', status };
  if (data !== undefined) return verdictOnData(status, data, form, profile);
  return page
    ? verdictOnPage(page, status, url, form, profile)
    : { type: 'failed', failure: 'answer', status };
}

function verdictOnData(status: number, data: unknown, form: ServerForm, profile: Profile): SystemVerdict {
  const answer = readDataAnswer(status, data, { format: profile.answer, names: form.names });
  if (answer.type === 'accepted') {
    const url = answer.url ? httpUrl(answer.url, document.baseURI) : null;
    return url?.origin === location.origin
      ? { type: 'accepted', content: null, url: url.href }
      : { type: 'accepted', content: [thanks(answer.message, form)] };
  }
  if (answer.type === 'unclear')
    return { type: 'failed', failure: status > 299 ? 'server' : 'answer', status };
  const errors = answer.errors.map(({ name, message }): FieldMessage => {
    const field = fieldForName(form.names, name);
    return { name: field, message: field === '' ? `${name}: ${message}` : message };
  });
  const others = answer.messages.map((message): FieldMessage => ({ name: '', message }));
  return { type: 'refused', errors: [...others, ...errors] };
}

function verdictOnPage(
  page: SafeDocument,
  status: number,
  url: string,
  form: ServerForm,
  profile: Profile,
): SystemVerdict {
  const words = profile.thanks ? page.querySelector(profile.thanks)?.textContent.trim() : '';
  const back = findForm(page, form);
  if (!back) {
    const refusals = status < 500 ? refusalsIn(page, profile) : [];
    if (refusals.length > 0) return { type: 'refused', errors: refusals };
    if (status > 299) return { type: 'failed', failure: 'server', status };
    if (isLogin(page)) return { type: 'failed', failure: 'answer', status };
    const isElsewhere = url !== '' && url !== formAddress(form);
    return isElsewhere
      ? { type: 'accepted', content: null, url }
      : { type: 'accepted', content: [thanks(words ?? '', form)] };
  }
  const returned = indexProfileForm(back, profile);
  copyToken(form, returned);
  const errors = returned.markup?.serverErrors() ?? [];
  if (errors.length > 0) return { type: 'refused', errors };
  return words
    ? { type: 'accepted', content: [thanks(words, form)] }
    : { type: 'failed', failure: 'answer', status };
}

/** Reads the words of a server that refuses a form and does not show it again, as WordPress refuses a comment with 200. */
function refusalsIn(page: SafeDocument, { summary, isSummaryOutside }: Profile): readonly FieldMessage[] {
  const places = summary && isSummaryOutside ? [...page.querySelectorAll(summary)] : [];
  return places
    .map((place): FieldMessage => ({ name: '', message: place.textContent.replace(/\s+/g, ' ').trim() }))
    .filter(({ message }) => message !== '');
}

/** Returns true if a page asks for a password that this page does not ask for: the visitor's session has ended. */
function isLogin(page: SafeDocument): boolean {
  const password = 'form [type="password"]';
  return page.querySelector(password) !== null && document.querySelector(password) === null;
}

/** Finds the form in another page of its server: the one with most of its fields. */
function findForm(page: SafeDocument, { names, fieldOf }: ServerForm): HTMLFormElement | null {
  const isHere = (name: string) => names.includes(fieldOf(name) ?? '');
  const count = (form: HTMLFormElement) =>
    new Set(
      formElements(form)
        .map((one) => one.getAttribute('name') ?? '')
        .filter(isHere)
        .map(fieldOf),
    ).size;
  return [...page.forms].find((form) => count(form) > names.length / 2) ?? null;
}

function copyToken(form: ServerForm, returned: ServerForm): void {
  const own = form.markup?.tokenInput();
  const fresh = returned.markup?.tokenInput();
  if (own && fresh) own.value = fresh.value;
}

function formAddress({ element }: ServerForm): string {
  const { href } = new URL(unclobbered(element).getAttribute('action') ?? '', document.URL);
  return href.replace(/#.*/, '');
}

/** Creates the thanks in the form's place, as a server marks them. */
function thanks(words: string, { formId }: ServerForm): HTMLElement {
  const element = document.createElement('p');
  element.id = `${thankYouScrollId}${formId}`;
  element.textContent = words;
  return element;
}
