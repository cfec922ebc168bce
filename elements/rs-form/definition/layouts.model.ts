/** The classes that a layout of the server puts on a failing field and on its block. */
export interface LayoutClasses {
  readonly fieldError: string;
  readonly parentError: string;
}

const classes = (fieldError: string, parentError = ''): LayoutClasses =>
  Object.freeze({ fieldError, parentError });

/** The layouts of the server, whose classes mark errors. */
const table = {
  responsive: classes('rsform-error'),
  bootstrap5: classes('is-invalid'),
  bootstrap4: classes('is-invalid'),
  bootstrap3: classes('', 'has-error'),
  bootstrap2: classes('', 'error'),
  uikit3: classes('uk-form-danger'),
  uikit: classes('uk-form-danger'),
  foundation: classes('is-invalid-input', 'has-error-foundation'),
  pico: classes('rsform-error'),
  legacy: classes('rsform-error'),
};

export type LayoutName = keyof typeof table;

export const layoutNames = Object.keys(table) as readonly LayoutName[];

const layouts: ReadonlyMap<string, LayoutClasses> = new Map(Object.entries(table));

/** Returns the error classes of a layout. An unknown one has those of the first. */
export function classesOf(layout: LayoutName): LayoutClasses {
  return layouts.get(layout) ?? table.responsive;
}
