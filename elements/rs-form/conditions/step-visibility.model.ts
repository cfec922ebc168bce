import type { Step } from '../../../shared/store/step.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import { type Limits, limitsOf } from './limits.model.js';
import { rulesIn } from '../definition/rules.model.js';
import { compileConditions, type CompileSuite } from './compile.model.js';
import { KeyedTable } from '../../../shared/store/keyed-table.model.js';
import { isSameList } from '../../../shared/store/same-list.model.js';
import { updateVisibility, type VisibilityUpdate } from './update-visibility.model.js';
import type { Values, VisibilityAction, VisibilityEffect, VisibilityState } from './visibility.model.js';

export type VisibilityStep = Step<VisibilityState, VisibilityEffect>;

/** Returns a form before anything was read: all is on show. */
export function nothingHidden(): VisibilityState {
  const places = new Map<string, number>();
  return { values: new KeyedTable(places), hidden: new KeyedTable(places) };
}

/** The fields whose values decide on something. */
export function watchedFields(definition: FormDefinition): ReadonlySet<string> {
  const sources = definition.conditions.flatMap((condition) => rulesIn(condition).map(({ field }) => field));
  return new Set([...sources, ...limitsOf(definition).keys()]);
}

/**
 * Compiles a form's conditions and limits once. A change evaluates only the conditions that depend on the field.
 *
 * @param defaults - Values to which hidden fields are reset.
 * @param compileSuite - Compiles the suite's operators.
 */
export function compileVisibility(
  definition: FormDefinition,
  defaults: Values,
  compileSuite?: CompileSuite,
): (state: VisibilityState, action: VisibilityAction) => VisibilityStep {
  const graph = compileConditions(definition.conditions, compileSuite);
  const limits = limitsOf(definition);

  return (state, action) => {
    if (action.type === 'form-read') {
      const before = { ...state, values: state.values.withAll(action.values) };
      const update = updateVisibility(graph, before, defaults, graph.dependents);
      return applyUpdate(update, limitEffects(limits, limits.keys(), update.values));
    }

    const { name, values } = action;
    const known = state.values.get(name);
    if (!known || isSameList(known, values)) return { state, effects: [] };
    const before = { ...state, values: state.values.with(name, values) };
    const update = updateVisibility(graph, before, defaults, graph.bySource.list(name));
    const touched = [name, ...update.resets.map((one) => one.name)];
    return applyUpdate(update, limitEffects(limits, touched, update.values));
  };
}

function applyUpdate(
  { values, hidden, hid, shown, resets, cycle }: VisibilityUpdate,
  limits: readonly VisibilityEffect[],
): VisibilityStep {
  return {
    state: { values, hidden },
    effects: [
      ...hid.map((target): VisibilityEffect => ({ type: 'hide-target', target })),
      ...shown.map((target): VisibilityEffect => ({ type: 'show-target', target })),
      ...resets.map(({ name, condition: { retain = false } }): VisibilityEffect => {
        return { type: 'reset-field', name, retains: retain };
      }),
      ...shown
        .filter(({ condition }) => condition.retain)
        .map(({ name }): VisibilityEffect => ({ type: 'restore-field', name })),
      ...limits,
      ...(cycle ? [{ type: 'report-cycle', target: cycle } as const] : []),
    ],
  };
}

/** Applies the limits of some fields that block: once the most boxes are ticked the others are disabled. */
function limitEffects(
  limits: Limits,
  changed: Iterable<string>,
  values: Values,
): readonly VisibilityEffect[] {
  return [...changed].flatMap((name) => {
    const limit = limits.get(name);
    return limit?.onLimit === 'block'
      ? [{ type: 'limit-options', name, isReached: (values.get(name)?.length ?? 0) >= limit.most } as const]
      : [];
  });
}
