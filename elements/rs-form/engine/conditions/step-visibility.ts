import type { FormDefinition } from '../../contract/form-definition.js';
import type {
  Values,
  VisibilityAction,
  VisibilityEffect,
  VisibilityState,
} from '../../contract/visibility.js';
import { compileConditions } from './compile-conditions.js';
import { limitEffects } from './limit-selections.js';
import { areSame, settleAfter, settleAll, type Settled } from './settle.js';

export interface VisibilityStep {
  readonly state: VisibilityState;
  readonly effects: readonly VisibilityEffect[];
}

/** A form before anything was read: all is on show. */
export const nothingHidden: VisibilityState = Object.freeze({ values: new Map(), hidden: new Set<string>() });

/** The fields whose values decide on something. */
export function watchedFields({ conditions, fields }: FormDefinition): ReadonlySet<string> {
  const watched = fields.filter((field) => field.type === 'calendar' || field.maxSelections !== undefined);
  return new Set([
    ...conditions.flatMap(({ when }) => when.map(({ field }) => field)),
    ...watched.map(({ name }) => name),
  ]);
}

/** Compiles a form's conditions and limits once; `defaults` are what hidden fields go back to. */
export function compileVisibility(
  definition: FormDefinition,
  defaults: Values,
): (state: VisibilityState, action: VisibilityAction) => VisibilityStep {
  const graph = compileConditions(definition.conditions);

  return (state, action) => {
    if (action.type === 'form-read') {
      const settled = settleAll(graph, { ...state, values: action.values }, defaults);
      return applySettled(settled, limitEffects(definition, null, settled.values));
    }

    const { name, values } = action;
    const known = state.values.get(name);
    if (known === undefined || areSame(known, values)) return { state, effects: [] };
    const changed = { ...state, values: new Map(state.values).set(name, values) };
    const settled = settleAfter(graph, changed, defaults, name);
    return applySettled(
      settled,
      [name, ...settled.resets].flatMap((field) => limitEffects(definition, field, settled.values)),
    );
  };
}

function applySettled(settled: Settled, limits: readonly VisibilityEffect[]): VisibilityStep {
  const { values, hidden, cycle } = settled;
  return {
    state: { values, hidden },
    effects: [
      ...settled.hid.map((target): VisibilityEffect => ({ type: 'hide-target', target })),
      ...settled.shown.map((target): VisibilityEffect => ({ type: 'show-target', target })),
      ...settled.resets.map((name): VisibilityEffect => ({ type: 'reset-field', name })),
      ...limits,
      ...(cycle ? [{ type: 'report-cycle', target: cycle } as const] : []),
    ],
  };
}
