import type { LayoutName } from '../definition/definition.model.js';
import type { LayoutClasses } from '../definition/layouts.model.js';

/** A layout by what the page says: the error classes that it hands over, and classes of its markup. */
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

/** Which layouts a class of the markup speaks for, where no call says the error classes. */
const marks: readonly (readonly [name: string, layout: LayoutName])[] = [
  ['uk-form-row', 'uikit'],
  ['uk-margin', 'uikit3'],
  ['uk-form-label', 'uikit3'],
  ['form-label', 'bootstrap5'],
  ['form-check', 'bootstrap5'],
  ['form-group', 'bootstrap4'],
  ['control-group', 'bootstrap2'],
  ['medium-12', 'foundation'],
  ['formCaption', 'legacy'],
  ['formCaption2', 'legacy'],
];

/** The server's layout of a form: by the error classes that its page says, else by the markup alone. */
export function layoutBy(said: LayoutClasses | undefined, hasClass: (name: string) => boolean): LayoutName {
  const found = layouts.find(
    ([, field, parent, mark]) =>
      field === said?.fieldError && parent === said.parentError && (mark === '' || hasClass(mark)),
  );
  return found?.[0] ?? marks.find(([name]) => hasClass(name))?.[1] ?? 'responsive';
}
