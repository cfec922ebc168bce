/** Functions of the page that take part in a form: callbacks, progress, extra validation, totals. */
import { fieldNameOf } from '../elements/rs-form/markup/server-names.model.js';
import type { CallbackName } from '../elements/rs-form/index.js';
import { unclobbered } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';
import { reportOnce } from '../shared/element/report.js';
import { createExtraValidation } from './extra-validation.js';
import { controlsOf } from './fields.dom.js';
import type { FormTag } from './form-tag.dom.js';
import type { FormCalls } from './page-calls.js';
import type { LegacyPage } from './page-names.js';
import { callPageFunction } from './utils.dom.js';

const callbackNames: readonly CallbackName[] = [
  'nextPage',
  'changePage',
  'nextPageSuccess',
  'nextPageFailed',
  'afterValidationSuccess',
  'afterValidationFailed',
];

/** Connects the page's functions to the hooks of a form's element. */
export function connectHooks(page: LegacyPage, tag: FormTag, form: HTMLFormElement, calls: FormCalls): void {
  const { formId } = calls;
  for (const name of callbackNames) tag.hooks.addCallback(name, () => page.calls.runCallbacks(formId, name));
  const progress = optionalGlobal(`rsfp_showProgress_${formId}`);
  if (typeof progress === 'function')
    tag.hooks.addCallback('progress', (at) => void progress.call(window, at));
  tag.hooks.addValidation(createExtraValidation(page, form, calls));
  // Scripts of the page read their own queue, so the element uses the same array.
  if (tag.hooks.events !== calls.events) calls.events.push(...tag.hooks.events);
  tag.hooks.events = calls.events;
  const remember = ({ target }: Event) => {
    const button = unclobbered(target as Element).closest('[type="submit"], [type="image"]');
    if (button) Reflect.set(window, 'RSClickedSubmitElement', button);
  };
  EventTarget.prototype.addEventListener.call(form, 'click', remember, { capture: true });
}

/** Leaves the totals of a form to its element, whose JSON has them, and reports that the page's own function does not run. */
export function leaveTotals(formId: number): () => void {
  const name = `rsfp_Calculations${formId}`;
  return () => {
    if (typeof optionalGlobal(name) !== 'function') return;
    const text = `rsform-compat: found ${name}() beside the totals of <rs-form>, expected one of the two; the tag writes them`;
    reportOnce('info', text, 'compat-totals');
  };
}

/**
 * Runs the page's own function for the totals of a form: at the start, after a change of an operand, after a reset.
 *
 * @returns a function to call after the page has added operands
 */
export function connectTotals(form: HTMLFormElement, { formId, operands }: FormCalls): () => void {
  const calculate = () => callPageFunction(`rsfp_Calculations${formId}`);
  const changed = ({ target }: Event) => {
    const name = fieldNameOf(unclobbered(target as Element).getAttribute('name') ?? '');
    if (name !== null && operands.has(name)) calculate();
  };
  const listen = (type: string, run: (event: Event) => void) =>
    EventTarget.prototype.addEventListener.call(form, type, run);
  listen('input', changed);
  listen('change', changed);
  // The event comes before the controls change.
  listen('reset', () => setTimeout(calculate, 1));
  window.addEventListener('pageshow', calculate);

  const known = new Set<string>();
  return () => {
    const added = [...operands].filter((name) => !known.has(name));
    if (added.length === 0) return;
    for (const name of added) known.add(name);
    // A plugin's control reports its changes by a callback.
    for (const control of added.flatMap((name) => controlsOf(form, name)))
      if (Object.hasOwn(control, 'rsfpOnChange')) control.rsfpOnChange?.(calculate);
    calculate();
  };
}
