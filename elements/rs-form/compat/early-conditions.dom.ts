import { fieldNameOf } from '../markup/server-names.model.js';
import { readCondition } from './condition-options.model.js';
import { controlsOf, fieldParts, findBlock, numberOf, numberSoFar, valuesOf } from './fields.dom.js';
import { showFirstPage } from './pages.dom.js';
import { optionsOf } from './server-values.model.js';
import { attempt } from './utils.dom.js';

/** The functions of a form that are run when a field has changed, with the names of these fields. */
type FunctionsOf = (formId: unknown) => ReadonlyMap<() => unknown, ReadonlySet<string>>;

/** Marks what is hidden: an attribute of our own, because the element remembers what the server's ones held. */
const mark = 'data-rs-hidden';

/**
 * Shows and hides what the conditions of the page say, from the moment that a form is parsed until it has its element,
 * and for good where the suite does not come. The server's functions run as in the original: each of them says its
 * condition to `run`.
 */
export class EarlyConditions {
  readonly #functionsOf: FunctionsOf;
  /** The forms that have their element. */
  readonly #released = new WeakSet<HTMLFormElement>();

  constructor(functionsOf: FunctionsOf) {
    this.#functionsOf = functionsOf;
  }

  /** To be called before the forms are parsed, or later. */
  start(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[${mark}]{display:none!important}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.addEventListener('change', ({ target }) => this.#answer(target as Element));
    // The values are back after the event.
    document.addEventListener('reset', () => setTimeout(() => this.runAll()));
    this.runAll();
  }

  /** Shows the first page of every form that has no element yet, and runs its conditions. */
  runAll(): void {
    for (const form of document.forms) {
      const number = numberSoFar(form);
      if (number === null || this.#released.has(form)) continue;
      showFirstPage(form, number);
      const all: unknown = Reflect.get(window, `rsfp_runAllConditions${number}`);
      if (typeof all === 'function') attempt(all as () => unknown);
    }
  }

  /** Shows or hides what one condition says. */
  run(subject: unknown): void {
    const options = optionsOf(subject);
    const formId = Number(options['form_id']);
    const forms = [...document.forms].filter(
      (one) => numberSoFar(one) === formId && !this.#released.has(one),
    );
    for (const { action, match, scope, targets, when } of readCondition(options))
      for (const form of forms) {
        const isTrue = when[match === 'any' ? 'some' : 'every'](
          ({ field, operator, value }) => holds(form, field, value) === (operator === 'is'),
        );
        for (const name of targets) this.#show(form, name, scope, isTrue === (action === 'show'));
      }
  }

  /** Gives a form back to its element, which has hidden the same by then. */
  release(form: HTMLFormElement): void {
    this.#released.add(form);
    for (const element of document.querySelectorAll(`[${mark}]`))
      // A block may stand outside of its form.
      if ((element.closest('form') ?? form) === form) element.removeAttribute(mark);
  }

  #show(form: HTMLFormElement, name: string, scope: string, isShown: boolean): void {
    const block = scope === 'block' ? findBlock(form, name) : null;
    for (const element of block ? [block] : fieldParts(form, name)) element.toggleAttribute(mark, !isShown);
  }

  /** Runs the functions that wait for a change of this field. */
  #answer(control: Element): void {
    const { form } = control as HTMLInputElement;
    const name = fieldNameOf(control.getAttribute('name') ?? '');
    if (!form || name === null || this.#released.has(form)) return;
    for (const [run, names] of this.#functionsOf(numberOf(form))) if (names.has(name)) attempt(run);
  }
}

/** Returns whether a field holds a value, as the form's element decides: any text counts, also one of several lines. */
function holds(form: HTMLFormElement, name: string, value: string): boolean {
  return controlsOf(form, name).some((control) => valuesOf(control).includes(value));
}
