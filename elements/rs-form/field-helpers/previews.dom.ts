import { isWithheld } from '../conditions/hidden-fields.model.js';
import type { PreviewDefinition } from '../definition/definition.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import { readControl } from '../markup/control.dom.js';
import type { FieldControl } from '../markup/server-form.dom.js';
import { isDate } from '../markup/values.dom.js';

/** Element that shows the value of a field, and that field's name. */
export interface Preview {
  readonly name: string;
  readonly element: HTMLElement;
  readonly separator: string;
}

/** Finds the elements of the previews. A preview without its element, or of no field, is left out. */
export function findPreviews({ form, definition }: FormSession): readonly Preview[] {
  return (definition.previews ?? []).flatMap(({ id, field, separator }) => {
    const [element] = form.find<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    return element && form.controls(field)[0] ? [{ name: field, element, separator }] : [];
  });
}

/** Writes the value of a field into its preview, as text. A field that a condition hides, and a password, have none. */
export function writePreview({ form, undoLog, visibility }: FormSession, preview: Preview): void {
  const { name, element, separator } = preview;
  const text = isWithheld(visibility.state, name) ? '' : previewText(form.controls(name), separator);
  if (element.textContent === text) return;
  const before = [...element.childNodes];
  undoLog.remember(element, 'preview', (one) => one.replaceChildren(...before));
  element.textContent = text;
}

function previewText(controls: readonly FieldControl[], separator: PreviewDefinition['separator']): string {
  const values = controls.flatMap(shownValues);
  // A date shows once all of its parts are chosen.
  if (isDate(controls) && values.length < controls.length) return '';
  return values.join(separator);
}

function shownValues(control: FieldControl): readonly string[] {
  if (Object.hasOwn(control, 'rsfpGetPreviewValue')) {
    const own: unknown = Reflect.get(control, 'rsfpGetPreviewValue');
    return typeof own === 'function' ? [String(Reflect.apply(own, control, []))] : [];
  }
  if (control.type === 'password') return [];
  if (control instanceof HTMLInputElement && control.files)
    return Array.from(control.files, ({ name }) => name);
  return readControl(control).filter((value) => value !== '');
}
