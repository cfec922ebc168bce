import { fieldNameOf } from '../markup/server-names.model.js';
import { attempt } from './utils.dom.js';
import { controlsOf } from './fields.dom.js';
import type { FormCalls } from './recorded-calls.js';

/**
 * Runs the page's own function for the totals of a form: at the start, when what they are made of changes, after a
 * reset. Returns what is to be called when the page has named further fields.
 */
export function keepTotals(form: HTMLFormElement, { formId, operands }: FormCalls): () => void {
  const calculate = () => {
    const run: unknown = Reflect.get(window, `rsfp_Calculations${formId}`);
    if (typeof run === 'function') attempt(() => run.call(window) as unknown);
  };
  const changed = ({ target }: Event) => {
    const name = fieldNameOf((target as Element).getAttribute('name') ?? '');
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
    // A control of a component's own says when it has changed.
    for (const control of added.flatMap((name) => controlsOf(form, name)))
      if (Object.hasOwn(control, 'rsfpOnChange')) control.rsfpOnChange?.(calculate);
    calculate();
  };
}
