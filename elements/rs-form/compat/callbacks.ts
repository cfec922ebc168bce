import type { Callback, RecordedCalls } from './recorded-calls.js';
import { attempt } from './utils.dom.js';

/** `RSFormPro.callbacks`: functions of the page for the moments of a form. One that is added twice runs once. */
export function createCallbacks(calls: RecordedCalls) {
  return {
    addCallback(formId: unknown, name: unknown, callback: Callback): void {
      calls.note(formId, ({ callbacks }) => {
        const known = callbacks.get(String(name)) ?? [];
        if (!known.some((one) => isSame(one, callback))) callbacks.set(String(name), [...known, callback]);
      });
    },
    runCallback: (formId: unknown, name: unknown): void => runCallbacks(calls, formId, String(name)),
  };
}

/** Calls what waits for a moment of a form; what one throws stops no other. */
export function runCallbacks(calls: RecordedCalls, formId: unknown, name: string): void {
  for (const [run, ...values] of calls.of(formId).callbacks.get(name) ?? [])
    attempt(() => run.apply(window, values));
}

function isSame(one: Callback, other: Callback): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
