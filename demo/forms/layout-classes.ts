/** Layouts of the server that this site supports; an administrator chooses one for each form. */
export const layoutNames = ['bootstrap5', 'responsive', 'uikit3'] as const;

export type LayoutName = (typeof layoutNames)[number];

/** Classes of a layout, each with a trailing space where others follow. */
export interface LayoutClasses {
  readonly name: LayoutName;
  readonly form: string;
  readonly row: string;
  readonly column: string;
  readonly block: string;
  readonly label: string;
  /** Class of a box inside the controls; '' for none. */
  readonly body: string;
  readonly description: string;
  readonly input: string;
  readonly select: string;
  readonly textarea: string;
  /** Class of a box around a check box and its label; '' if the label contains the check box. */
  readonly option: string;
  readonly check: string;
  readonly radio: string;
  readonly optionLabel: string;
  readonly button: string;
  readonly submit: string;
  readonly reset: string;
  readonly previous: string;
  readonly next: string;
  readonly alert: string;
  /** Class of an invalid field. */
  readonly fieldError: string;
}

const layouts: readonly LayoutClasses[] = [
  {
    name: 'bootstrap5',
    form: 'formVertical',
    row: 'row',
    column: 'col-md-12',
    block: 'mb-3 ',
    label: 'formControlLabel form-label',
    body: '',
    description: 'formDescription form-text',
    input: ' form-control',
    select: ' form-select',
    textarea: ' form-control',
    option: 'form-check form-check-inline',
    check: ' form-check-input',
    radio: ' form-check-input',
    optionLabel: 'form-check-label',
    button: ' btn btn-secondary',
    submit: ' btn btn-primary',
    reset: ' btn btn-danger',
    previous: ' btn btn-warning',
    next: ' btn btn-success',
    alert: 'formRed alert alert-danger',
    fieldError: 'is-invalid',
  },
  {
    name: 'responsive',
    form: 'formVertical formResponsive',
    row: 'formRow',
    column: 'formSpan12',
    block: '',
    label: 'formControlLabel',
    body: 'formBody',
    description: 'formDescription',
    input: '',
    select: '',
    textarea: '',
    option: '',
    check: '',
    radio: '',
    optionLabel: '',
    button: '',
    submit: '',
    reset: '',
    previous: ' rsform-button-prev',
    next: ' rsform-button-next',
    alert: 'formRed',
    fieldError: '',
  },
  {
    name: 'uikit3',
    form: 'uk-form-stacked',
    row: 'uk-grid',
    column: 'uk-width-1-1',
    block: 'uk-margin ',
    label: 'uk-form-label formControlLabel',
    body: 'uk-form-controls',
    description: 'formDescription',
    input: ' uk-input',
    select: ' uk-select',
    textarea: ' uk-textarea',
    option: '',
    check: ' uk-checkbox',
    radio: ' uk-radio',
    optionLabel: '',
    button: ' uk-button uk-button-default',
    submit: ' uk-button uk-button-primary',
    reset: ' uk-button uk-button-danger',
    previous: ' rsform-button-prev uk-button uk-button-default',
    next: ' rsform-button-next uk-button uk-button-default',
    alert: 'formRed uk-alert uk-alert-danger',
    fieldError: 'uk-form-danger',
  },
];

/** Returns the classes of a layout; those of Bootstrap for an unknown name. */
export function layoutOf(name: string): LayoutClasses {
  return layouts.find((layout) => layout.name === name) ?? (layouts[0] as LayoutClasses);
}
