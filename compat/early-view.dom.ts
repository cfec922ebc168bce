/** View of a form before it has its element, and for good where the suite does not load: its page, its conditions. */
import { findInForm } from '../shared/dom/unclobbered-form.js';
import { fieldNameOf } from '../elements/rs-form/markup/server-names.model.js';
import { document } from '../shared/dom/unclobbered.js';
import { optionsOf, readCondition } from './call-values.model.js';
import {
  controlsOf,
  fieldParts,
  findBlock,
  findForms,
  formIdOf,
  formIdSoFar,
  valuesOf,
} from './fields.dom.js';
import { attempt, callPageFunction } from './utils.dom.js';

const hiddenClass = 'formHidden';

/** Hides an element by the class of the server's style sheet. */
export const hideElement = (element: Element): void => element.classList.add(hiddenClass);

/** Shows an element that `hideElement` or the server has hidden. */
export const showElement = (element: Element): void => element.classList.remove(hiddenClass);

/** Returns the pages of a form by their numbers. */
function pagesOf(form: HTMLFormElement, formId: number): ReadonlyMap<number, Element> {
  const prefix = `rsform_${formId}_page_`;
  const found = findInForm(form, `[id^="${prefix}"]`);
  return new Map(found.map((page) => [Number(page.id.slice(prefix.length)), page]));
}

/** Shows one page of every form with this id. A form without this page stays as it is. */
export function showPage(formId: number, page: number): void {
  const known = findForms(formId)
    .map((form) => pagesOf(form, formId))
    .filter((pages) => pages.has(page));
  for (const pages of known)
    for (const [number, element] of pages) element.classList.toggle(hiddenClass, number !== page);
  if (known.length > 0) showProgress(formId, page);
}

/**
 * Shows the first page with an error, or else the first page, of a form whose pages are all hidden. The inline block does
 * so once the document is parsed, but browsers paint before that.
 */
function showFirstPage(form: HTMLFormElement, formId: number): void {
  const pages = [...pagesOf(form, formId)];
  if (pages.some(([, page]) => !page.classList.contains(hiddenClass))) return;
  const first = pages.find(([, page]) => page.querySelector('.formError')) ?? pages[0];
  if (!first) return;
  showElement(first[1]);
  showProgress(formId, first[0]);
}

/** Calls the server's function that writes the progress text of a page. */
function showProgress(formId: number, page: number): void {
  callPageFunction(`rsfp_showProgress_${formId}`, page);
}

/** Functions that the change of a field runs, each with the names of its fields. */
type FunctionsOf = (formId: unknown) => ReadonlyMap<() => unknown, ReadonlySet<string>>;

/** Attribute of hidden elements. It is our own, because the form's element saves and restores the server's attributes. */
const mark = 'data-rs-hidden';

/** Applies the conditions of forms from the moment a form is parsed until it has its element. */
export class EarlyConditions {
  readonly #functionsOf: FunctionsOf;
  /** Forms that have their element. */
  readonly #released = new WeakSet<HTMLFormElement>();

  constructor(functionsOf: FunctionsOf) {
    this.#functionsOf = functionsOf;
  }

  /** Starts, before or after the forms are parsed. */
  start(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[${mark}]{display:none!important}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.addEventListener('change', ({ target }) => this.#handleChange(target as Element));
    // The event comes before the controls change.
    document.addEventListener('reset', () => setTimeout(() => this.runAll()));
    this.runAll();
  }

  /** Shows the first page of every form without an element, and runs its conditions. */
  runAll(): void {
    for (const form of document.forms) {
      const formId = formIdSoFar(form);
      if (formId === null || this.#released.has(form)) continue;
      showFirstPage(form, formId);
      callPageFunction(`rsfp_runAllConditions${formId}`);
    }
  }

  /** Applies one condition. The server's functions call it by `RSFormPro.Conditions.run`. */
  run(subject: unknown): void {
    const options = optionsOf(subject);
    const formId = Number(options['form_id']);
    const forms = [...document.forms].filter(
      (form) => formIdSoFar(form) === formId && !this.#released.has(form),
    );
    for (const { action, match, scope, targets, when } of readCondition(options))
      for (const form of forms) {
        const isTrue = when[match === 'any' ? 'some' : 'every'](
          ({ field, operator, value }) => holds(form, field, value) === (operator === 'is'),
        );
        for (const name of targets) this.#show(form, name, scope, isTrue === (action === 'show'));
      }
  }

  /** Shows everything again in a form whose element applies the conditions now. */
  release(form: HTMLFormElement): void {
    this.#released.add(form);
    for (const element of document.querySelectorAll(`[${mark}]`))
      // A block may be outside of its form.
      if ((element.closest('form') ?? form) === form) element.removeAttribute(mark);
  }

  #show(form: HTMLFormElement, name: string, scope: string, isShown: boolean): void {
    const block = scope === 'block' ? findBlock(form, name) : null;
    for (const element of block ? [block] : fieldParts(form, name)) element.toggleAttribute(mark, !isShown);
  }

  #handleChange(control: Element): void {
    const { form } = control as HTMLInputElement;
    const name = fieldNameOf(control.getAttribute('name') ?? '');
    if (!form || name === null || this.#released.has(form)) return;
    for (const [run, names] of this.#functionsOf(formIdOf(form))) if (names.has(name)) attempt(run);
  }
}

/** Returns true if a field has a value, with the rule of the form's element: every text control counts. */
function holds(form: HTMLFormElement, name: string, value: string): boolean {
  return controlsOf(form, name).some((control) => valuesOf(control).includes(value));
}
