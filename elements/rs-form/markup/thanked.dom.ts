import { isPlainObject } from '../../../shared/json/plain-object.model.js';
import type { PageNavigation } from '../../../shared/dom/page-navigation.js';

/** The key, in the state of an entry of the browser's history, of the forms that were thanked for there. */
const key = 'rs-form-thanked';

/**
 * Returns true if a thank-you is shown for the first time, and marks the history entry: after Back,
 * Forward and a reload it is not the first time.
 */
export function isFirstThanks(formId: number, { type }: PageNavigation): boolean {
  const isKnown = isThankedHere(formId);
  markThanked(formId);
  return !isKnown && type !== 'back_forward';
}

/** Returns true if this entry of the history has shown the thank-you of a form. */
export function isThankedHere(formId: number): boolean {
  return thankedIn(history.state).includes(formId);
}

/**
 * Notes the thank-you in the history's state. The page's own entries stay; a state that is no plain object is left
 * alone.
 */
export function markThanked(formId: number): void {
  const state: unknown = history.state;
  if (isThankedHere(formId) || !(state === null || isPlainObject(state))) return;
  try {
    history.replaceState({ ...state, [key]: [...thankedIn(state), formId] }, '');
  } catch {
    // A page in a sandbox may not write; it thanks again then.
  }
}

function thankedIn(state: unknown): readonly unknown[] {
  const thanked = isPlainObject(state) && Object.hasOwn(state, key) ? Reflect.get(state, key) : null;
  return Array.isArray(thanked) ? thanked : [];
}
