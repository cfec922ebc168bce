import type { FieldDefinition, FormDefinition } from '../../contract/form-definition.js';
import type { Values, VisibilityEffect } from '../../contract/visibility.js';

/** What limits of selections do after a change of one field, or of all (null). */
export function limitEffects(
  { fields }: FormDefinition,
  changed: string | null,
  values: Values,
): readonly VisibilityEffect[] {
  return fields
    .filter(({ name }) => changed === null || name === changed)
    .flatMap((field) => limitEffect(field, values.get(field.name)?.length ?? 0));
}

/** Once the most boxes are ticked the unticked ones are disabled (specification 4, "Limited selections"). */
function limitEffect({ name, maxSelections }: FieldDefinition, ticked: number): readonly VisibilityEffect[] {
  if (maxSelections === undefined) return [];
  return [{ type: 'limit-options', name, isReached: ticked >= maxSelections }];
}
