import { type DraftField, findDraftFields } from '../drafts/fields.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import { isDate } from '../markup/values.dom.js';
import { isFillable } from './is-fillable.dom.js';

/** Parts of a field that are filled in together: one control or group, or the lists of a split date. */
export type FillableParts = readonly [DraftField, ...DraftField[]];

/**
 * Returns the fields of a form that may be filled in, by their names. These are never among them: passwords, also while
 * they are shown, files, tokens, captchas, honeypots, totals, read-only and disabled fields.
 */
export function findFillable({
  form,
  definition,
  sentInputs,
}: FormSession): ReadonlyMap<string, FillableParts> {
  const listed = new Set(definition.prefill?.map(({ field }) => field));
  for (const { target } of definition.calculations) listed.delete(target);
  for (const { name, mask } of definition.fields) if (mask === 'card') listed.delete(name);
  const found = new Map<string, [DraftField, ...DraftField[]]>();
  for (const field of findDraftFields(form)) {
    const wasPassword = field.controls.some((one) => one instanceof HTMLInputElement && sentInputs.has(one));
    if (!listed.has(field.name) || wasPassword || !isFillable(field)) continue;
    const known = found.get(field.name);
    if (!known) found.set(field.name, [field]);
    // Of several inputs with one name the first is filled in.
    else if (isDate(form.controls(field.name))) known.push(field);
  }
  return found;
}

/** Returns the values of each part: a split date has one value, its parts in the order of the form. */
export function partsOf(
  values: readonly string[],
  { length }: FillableParts,
): readonly (readonly string[])[] {
  if (length === 1) return [values];
  const parts = (values[0] ?? '').split('/');
  return parts.length === length && parts.every(Boolean) ? parts.map((part) => [part]) : [];
}
