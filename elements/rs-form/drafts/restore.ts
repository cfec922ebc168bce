import { readFieldDefaults, readFields, valuesOf, type DraftField } from './fields.dom.js';
import { draftLimits, type Draft, planRestore } from './draft.model.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import { isSameList } from '../../../shared/store/same-list.model.js';
import { writeValues } from '../markup/write-control.dom.js';
import type { FormSession } from '../form/rs-form.session.js';

/** Fields of a form that were restored from a draft. */
export interface Restored {
  /** The names of the fields, in document order. */
  readonly names: readonly string[];
  /** Restores the earlier values of the fields. Fields that the visitor has changed since keep their values. */
  undo(): void;
}

/** Puts a draft into the form, field by field; null where nothing had to be put back. */
export function restoreDraft(
  { visibility }: FormSession,
  fields: readonly DraftField[],
  draft: Draft,
  isSentBack: boolean,
): Restored | null {
  const before = readFields(fields);
  const restored = new Set<DraftField>();

  function goThrough(): boolean {
    const plan = planRestore(draft, readFields(fields), readFieldDefaults(fields), isSentBack);
    const written = fields.filter((field) => {
      const values = plan.get(field.key);
      return values && !isFieldHidden(visibility.state, field.name) && writeValues(field.controls, values);
    });
    for (const field of written) restored.add(field);
    return written.length > 0;
  }

  // A restored field can bring others on show, which are the next pass's.
  for (let pass = 0; pass < draftLimits.passes && goThrough(); pass++);
  if (restored.size === 0) return null;
  const after = readFields([...restored]);
  const inOrder = fields.filter((field) => restored.has(field));

  return {
    names: inOrder.map(({ name }) => name),
    undo() {
      // Fields that depend on a field are written before it.
      for (const field of [...inOrder].reverse()) {
        const isUntouched = isSameList(valuesOf(field), after.get(field.key));
        if (isUntouched) writeValues(field.controls, before.get(field.key) ?? []);
      }
    },
  };
}
