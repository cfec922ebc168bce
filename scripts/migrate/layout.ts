import type { LayoutName } from '../../elements/rs-form/definition/definition.model.js';
import type { InlineBlock } from './inline-calls.js';
import type { LegacyForm } from './page-forms.js';

/** A layout by what the page says: the error classes that the inline block hands over, and classes of its markup. */
const layouts: readonly (readonly [layout: LayoutName, field: string, parent: string, mark: string])[] = [
  ['foundation', 'is-invalid-input', 'has-error-foundation', ''],
  ['bootstrap3', '', 'has-error', ''],
  ['bootstrap2', '', 'error', ''],
  ['bootstrap4', 'is-invalid', '', 'form-group'],
  ['bootstrap5', 'is-invalid', '', ''],
  ['uikit', 'uk-form-danger', '', 'uk-form-row'],
  ['uikit3', 'uk-form-danger', '', ''],
  ['responsive', 'rsform-error', '', 'formResponsive'],
  ['legacy', 'rsform-error', '', ''],
];

/** The server's layout of a form; where no call says its classes, the markup alone does. */
export function readLayout(form: LegacyForm, block: InlineBlock): LayoutName {
  const said = saidClasses(form.formId, block);
  if (said) {
    const found = layouts.find(
      ([, field, parent, mark]) =>
        field === said.field && parent === said.parent && (mark === '' || form.classes.has(mark)),
    );
    if (found) return found[0];
  }
  return layoutOfMarkup(form.classes);
}

/** The second value of `overrideSubmit` and the third of `setHTML5Validation` are `{ parent, field }`. */
function saidClasses(formId: number, { calls }: InlineBlock) {
  for (const { path, values } of calls) {
    const at = { 'RSFormPro.Ajax.overrideSubmit': 1, 'RSFormPro.setHTML5Validation': 2 }[path];
    if (at === undefined || Number(values[0]) !== formId) continue;
    const { parent, field } = Object(values[at]) as Readonly<Record<string, unknown>>;
    // The server writes a space in front of some.
    return { parent: String(parent ?? '').trim(), field: String(field ?? '').trim() };
  }
  return null;
}

function layoutOfMarkup(classes: ReadonlySet<string>): LayoutName {
  if (classes.has('uk-form-row')) return 'uikit';
  if (classes.has('uk-margin') || classes.has('uk-form-label')) return 'uikit3';
  if (classes.has('form-label') || classes.has('form-check')) return 'bootstrap5';
  if (classes.has('form-group')) return 'bootstrap4';
  if (classes.has('control-group')) return 'bootstrap2';
  if (classes.has('medium-12')) return 'foundation';
  return classes.has('formCaption') || classes.has('formCaption2') ? 'legacy' : 'responsive';
}
