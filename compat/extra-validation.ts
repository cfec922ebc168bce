/** `ajaxExtraValidationScript[formId]`: a function of the site that takes part in the server check of a form. */
import { findInForm } from '../shared/dom/unclobbered-form.js';
import type { LayoutClasses } from '../elements/rs-form/definition/layouts.model.js';
import { fieldNameOf } from '../elements/rs-form/markup/server-names.model.js';
import { unclobbered } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';
import { controlsOf, findBlock } from './fields.dom.js';
import type { FormCalls } from './page-calls.js';
import type { LegacyPage } from './page-names.js';

type Task = (task: string, formId: number, data: object) => unknown;

/** Creates the hook that calls the site's function before the request (`beforeSend`) and after it (`afterSend`). */
export function createExtraValidation(
  page: LegacyPage,
  form: HTMLFormElement,
  { formId, classes }: FormCalls,
) {
  const { Ajax } = page.api;
  const script = (): Task | undefined => {
    const all = optionalGlobal('ajaxExtraValidationScript');
    const own: unknown = Reflect.get(Object(all), String(formId));
    return typeof own === 'function' ? (own as Task) : undefined;
  };
  let sent: ParameterList | undefined;
  return {
    beforeSend(pairs: URLSearchParams): Promise<void> | undefined {
      const run = script();
      if (!run) return undefined;
      const list = (sent = new ParameterList(pairs.toString()));
      return changePairs(Ajax, pairs, list, () => {
        run('beforeSend', formId, { url: Ajax.URL, params: list });
      });
    },
    afterAnswer(answer: unknown) {
      const run = script();
      if (!run) return undefined;
      const response = csvOf(answer);
      const before = new Set((response[1] ?? '').split(','));
      const shared = { url: Ajax.URL, params: sent ?? new ParameterList(''), response, json: answer };
      const data = { ...shared, ...classNames(classes) };
      page.calls.formOfAnswer.set(data, form);
      run('afterSend', formId, data);
      const added = String(response[1] ?? '')
        .split(',')
        .filter((id) => /^\d{1,9}$/.test(id.trim()) && !before.has(id));
      return added.map((id) => ({ name: nameOfComponent(form, id.trim()), message: '' }));
    },
  };
}

/**
 * Runs a function that may change the pairs of the request, by the list or by `Ajax.Params`.
 *
 * @returns a promise where the function has set `Ajax.Wait`; it resolves at `Ajax.xmlHttp.send()`
 */
function changePairs(
  Ajax: LegacyPage['api']['Ajax'],
  pairs: URLSearchParams,
  list: ParameterList,
  run: () => void,
): Promise<void> | undefined {
  let before = (Ajax.Params = list.toString());
  const held = new Promise<void>((resolve) => {
    Ajax.xmlHttp = {
      send(text: unknown = Ajax.Params) {
        replacePairs(pairs, text === before ? list.toString() : String(text));
        resolve();
      },
    };
  });
  Ajax.Wait = false;
  run();
  if (Ajax.Params === before) before = Ajax.Params = list.toString();
  return Ajax.Wait ? held : void replacePairs(pairs, Ajax.Params);
}

function replacePairs(pairs: URLSearchParams, text: string): void {
  if (pairs.toString() === text) return;
  for (const name of new Set(pairs.keys())) pairs.delete(name);
  for (const [name, value] of new URLSearchParams(text)) pairs.append(name, value);
}

/** Returns the field whose error element has this component id; an empty text for none. */
function nameOfComponent(form: HTMLFormElement, id: string): string {
  const [element] = findInForm(form, `[id="component${id}"]`);
  const controls = unclobbered(element)?.closest('.rsform-block')?.querySelectorAll('[name^="form["]') ?? [];
  const names = [...controls].map((one) => fieldNameOf(one.getAttribute('name') ?? ''));
  return names.find((name) => name !== null) ?? '';
}

/** Body of the request as page scripts see it: a text of pairs, with methods of an array and of a text. */
class ParameterList {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  push(pair: unknown): void {
    this.#text += `${this.#text === '' ? '' : '&'}${String(pair)}`;
  }

  indexOf(text: unknown): number {
    return this.#text.indexOf(String(text));
  }

  replace(search: string | RegExp, value: string): this {
    this.#text = this.#text.replace(search, value);
    return this;
  }

  toString(): string {
    return this.#text;
  }
}

/** Returns an answer in the format of the oldest versions: all components, invalid ones, page, number of pages. */
function csvOf(answer: unknown): string[] {
  const { formComponents, invalidComponents, currentPage, allPages } = Object(answer) as Readonly<
    Record<string, unknown>
  >;
  const lists = [formComponents, invalidComponents].map((ids) => (Array.isArray(ids) ? ids.join(',') : ''));
  return allPages === undefined ? lists : [...lists, String(currentPage), String(allPages)];
}

function classNames(classes: LayoutClasses | undefined): object {
  return {
    parentErrorClass: classes?.parentError ?? '',
    fieldErrorClass: classes?.fieldError ?? 'rsform-error',
  };
}

type ErrorData = Readonly<Record<string, unknown>>;

/**
 * Displays the errors that a script of the site has found: error texts, classes, `aria-invalid`, and the focus on the
 * first invalid control.
 *
 * @param names field names by component id
 * @param data the object that `afterSend` has received, or a similar one
 */
export function displayErrors(form: HTMLFormElement | undefined, names: unknown, data: unknown): void {
  if (!form) return;
  const {
    response,
    json,
    fieldErrorClass = 'rsform-error',
    parentErrorClass = '',
  } = Object(data) as ErrorData;
  const lists = Array.isArray(response) ? (response as unknown[]).map(String) : csvOf(json);
  const [all = '', invalid = ''] = lists;
  const failing = new Set(invalid.split(',').filter(Boolean));
  const classes = ['rsform-error', ...String(fieldErrorClass).split(' ')].filter(Boolean);
  let first: HTMLElement | undefined;
  for (const id of all.split(',').filter((one) => /^\d{1,9}$/.test(one))) {
    const isWrong = failing.has(id);
    const [text] = findInForm<HTMLElement>(form, `[id="component${id}"]`);
    if (text) text.className = isWrong ? 'formError' : 'formNoError';
    const name: unknown = Reflect.get(Object(names), id);
    if (typeof name !== 'string') continue;
    const block = findBlock(form, name);
    for (const one of String(parentErrorClass).split(' ').filter(Boolean))
      block?.classList.toggle(one, isWrong);
    for (const control of controlsOf(form, name)) {
      for (const one of classes) control.classList.toggle(one, isWrong);
      if (isWrong) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
      if (isWrong) first ??= control;
    }
  }
  first?.focus();
}
