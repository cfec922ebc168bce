/** The layouts of the server, whose classes mark errors. */
export const layoutNames = [
  'responsive',
  'bootstrap5',
  'bootstrap4',
  'bootstrap3',
  'bootstrap2',
  'uikit3',
  'uikit',
  'foundation',
  'legacy',
] as const;

export type LayoutName = (typeof layoutNames)[number];

/** The classes that a layout of the server puts on a failing field and on its block. */
export interface LayoutClasses {
  readonly fieldError: string;
  readonly parentError: string;
}

const classes = (fieldError: string, parentError = ''): LayoutClasses =>
  Object.freeze({ fieldError, parentError });

const layouts: ReadonlyMap<LayoutName, LayoutClasses> = new Map<LayoutName, LayoutClasses>([
  ['responsive', classes('rsform-error')],
  ['bootstrap5', classes('is-invalid')],
  ['bootstrap4', classes('is-invalid')],
  ['bootstrap3', classes('', 'has-error')],
  ['bootstrap2', classes('', 'error')],
  ['uikit3', classes('uk-form-danger')],
  ['uikit', classes('uk-form-danger')],
  ['foundation', classes('is-invalid-input', 'has-error-foundation')],
  ['legacy', classes('rsform-error')],
]);

const fallback = classes('rsform-error');

/** The error classes of a layout. */
export function classesOf(layout: LayoutName): LayoutClasses {
  return layouts.get(layout) ?? fallback;
}
