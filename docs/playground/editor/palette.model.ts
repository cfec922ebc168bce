import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import { fold } from '../../../shared/dates/fold-text.model.js';

/** Groups of the palette, and the types in each, in its order. */
export const palette = [
  ['groupText', ['text', 'textarea', 'email', 'tel', 'number', 'url', 'password']],
  ['groupChoice', ['radio-group', 'checkbox-group', 'select']],
  ['groupDate', ['calendar', 'simple-calendar', 'birthday']],
  ['groupMore', ['file', 'location', 'range-slider', 'range']],
  ['groupLayout', ['page-break', 'free-text', 'submit', 'button', 'reset']],
  ['groupSafety', ['hidden', 'ticket', 'captcha']],
] as const satisfies readonly (readonly [string, readonly FieldType[]])[];

/** Returns the groups of the palette with the types whose name has a text in it, in upper or lower case. */
export function filteredPalette(text: string, names: Readonly<Record<FieldType, string>>) {
  const wanted = fold(text.trim());
  return palette.flatMap(([group, ofGroup]) => {
    const types = ofGroup.filter(
      (type: FieldType) => fold(names[type]).includes(wanted) || type.includes(wanted),
    );
    return types.length > 0 ? [{ group, types: types as readonly FieldType[] }] : [];
  });
}
