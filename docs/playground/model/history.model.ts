import type { Playground, PlaygroundAction } from './playground.model.js';
import { fieldsOf } from './fields.model.js';
import { changedText } from './changed-text.model.js';
import { reducePlayground } from './reduce.model.js';

/** States before and after the present one. */
export interface History {
  /** Earlier states, the oldest first; at most `mostSteps`. */
  readonly past: readonly Playground[];
  readonly present: Playground;
  /** Undone states, the next one first. */
  readonly future: readonly Playground[];
  /** Input that the last step typed in; a further step in the same one is not a step of its own. */
  readonly typedIn: string | null;
}

/** The most steps that can be undone. */
export const mostSteps = 200;

/** Returns a history that begins with a state. */
export function historyOf(present: Playground): History {
  return { past: [], present, future: [], typedIn: null };
}

/** Returns the history after a step. Typing in one input is one step, until another step comes between. */
export function applyAction(history: History, action: PlaygroundAction): History {
  const present = reducePlayground(history.present, action);
  if (present === history.present) return history;
  const typedIn = canBeTyped(action) ? typedInOf(action, history.present, present) : null;
  if (typedIn !== null && typedIn === history.typedIn) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-mostSteps), present, future: [], typedIn };
}

/** Returns the input that a step typed in. A label that its name follows is one input with the name. */
function typedInOf(action: PlaygroundAction, before: Playground, present: Playground): string | null {
  if (action.type !== 'edit-field' || action.to === undefined) return changedText(before, present);
  const field = fieldsOf(present.form).find(({ name }) => name === action.to);
  return JSON.stringify(['label', field?.componentId]);
}

/** Returns true if there is a step to undo. */
export function canUndo({ past }: History): boolean {
  return past.length > 0;
}

/** Returns true if there is a step to do again. */
export function canRedo({ future }: History): boolean {
  return future.length > 0;
}

/** Returns the history one step back; the same one at its start. */
export function undo(history: History): History {
  const present = history.past.at(-1);
  if (!present) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    typedIn: null,
  };
}

/** Returns the history one step on; the same one where nothing is undone. */
export function redo(history: History): History {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future, typedIn: null };
}

/** Returns true if an action can be a key press in an input. Choices and switches are steps of their own. */
function canBeTyped(action: PlaygroundAction): boolean {
  return action.type !== 'replace' && (action.type !== 'set-setting' || action.setting === 'thankYou');
}
