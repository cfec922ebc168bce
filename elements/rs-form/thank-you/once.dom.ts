import type { Navigation } from '../markup/navigation.dom.js';

/** The key, in the state of an entry of the browser's history, of the forms that were thanked for there. */
const key = 'rs-form-thanked';

/**
 * Whether a thank-you is seen for the first time: Back, Forward and a reload show what was seen before. The entry of
 * the history remembers it, which is all that is kept.
 */
export function isFirstThanks(formId: number, { type }: Navigation): boolean {
  const isKnown = isThankedHere(formId);
  markThanked(formId);
  return !isKnown && type !== 'back_forward';
}

/** Whether this entry of the history has shown the thank-you of a form. */
export function isThankedHere(formId: number): boolean {
  return thankedIn(history.state).includes(formId);
}

/** What the page keeps in its own state stays there; a state that is no plain object is left alone. */
export function markThanked(formId: number): void {
  const state: unknown = history.state;
  if (isThankedHere(formId) || !(state === null || isPlain(state))) return;
  try {
    history.replaceState({ ...state, [key]: [...thankedIn(state), formId] }, '');
  } catch {
    // A page in a sandbox may not write; it thanks again then.
  }
}

function thankedIn(state: unknown): readonly unknown[] {
  const thanked = isPlain(state) && Object.hasOwn(state, key) ? Reflect.get(state, key) : null;
  return Array.isArray(thanked) ? thanked : [];
}

function isPlain(state: unknown): state is object {
  return typeof state === 'object' && state !== null && Object.getPrototypeOf(state) === Object.prototype;
}
