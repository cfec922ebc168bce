import type { FormDefinition } from '../../contract/form-definition.js';
import type { Values, VisibilityEffect } from '../../contract/visibility.js';

/** Field → the most boxes that may be ticked. */
export type Limits = ReadonlyMap<string, number>;

/** The limits of a form's selections. */
export function limitsOf({ fields }: FormDefinition): Limits {
  return new Map(
    fields.flatMap(({ name, maxSelections }) =>
      maxSelections === undefined ? [] : [[name, maxSelections] as const],
    ),
  );
}

/** What the limits of some fields do: once the most boxes are ticked the others are disabled (specification 4). */
export function limitEffects(
  limits: Limits,
  changed: Iterable<string>,
  values: Values,
): readonly VisibilityEffect[] {
  return [...changed].flatMap((name) => {
    const most = limits.get(name);
    if (most === undefined) return [];
    return [{ type: 'limit-options', name, isReached: (values.get(name)?.length ?? 0) >= most } as const];
  });
}
