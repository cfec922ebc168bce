import type { LayoutName } from '../definition/layouts.model.js';

/** The classes of the server's base layout, and the boxes that it puts around things. Other layouts change some. */
const base = {
  form: 'formVertical',
  /** The boxes around the blocks of a page, from the outside in. */
  rows: [] as readonly string[],
  block: '',
  label: 'formControlLabel',
  controls: 'formControls',
  /** A further box inside the controls' one; empty for none. */
  body: '',
  description: 'formDescription',
  /** Flag: a calendar is in rows of the grid. */
  hasCalendarGrid: false,
  /** Flag: the error element is in a box of its own. */
  hasErrorBox: false,
  input: '',
  textarea: '',
  select: '',
  checkbox: '',
  radio: '',
  /** Shape of one box or radio: its label behind it, its label around it, or both in a box of their own. */
  choice: 'beside' as 'beside' | 'wrapped' | 'boxed',
  choiceBox: '',
  choiceBoxInline: '',
  choiceLabel: '',
  submit: '',
  button: '',
  reset: '',
  previous: '',
  next: '',
  /** Flag: page-break buttons keep `rsform-button-prev` and `-next`. */
  namesPageButtons: true,
};

export type LayoutMarkup = Readonly<typeof base>;

const bootstrap: LayoutMarkup = {
  ...base,
  rows: ['row', 'col-md-12'],
  hasErrorBox: true,
  submit: 'btn btn-primary',
  button: 'btn btn-secondary',
  reset: 'btn btn-danger',
  previous: 'btn btn-warning',
  next: 'btn btn-success',
  namesPageButtons: false,
};

const bootstrapWithChecks: LayoutMarkup = {
  ...bootstrap,
  description: 'formDescription form-text',
  input: 'form-control',
  textarea: 'form-control',
  checkbox: 'form-check-input',
  radio: 'form-check-input',
  choice: 'boxed',
  choiceBox: 'form-check',
  choiceBoxInline: 'form-check form-check-inline',
  choiceLabel: 'form-check-label',
};

const uikit: LayoutMarkup = {
  ...base,
  rows: ['uk-grid', 'uk-width-1-1'],
  label: 'formControlLabel uk-form-label',
  controls: 'formControls uk-form-controls',
  choice: 'wrapped',
  submit: 'uk-button uk-button-primary',
  button: 'uk-button uk-button-default',
  reset: 'uk-button uk-button-danger',
  previous: 'uk-button uk-button-default',
  next: 'uk-button uk-button-primary',
};

const layouts: ReadonlyMap<string, LayoutMarkup> = new Map(
  Object.entries({
    responsive: {
      ...base,
      form: 'formVertical formResponsive',
      rows: ['formRow', 'formSpan12'],
      body: 'formBody',
      choice: 'wrapped',
    },
    bootstrap5: {
      ...bootstrapWithChecks,
      block: 'mb-3',
      hasCalendarGrid: true,
      label: 'formControlLabel form-label',
      select: 'form-select',
    },
    bootstrap4: {
      ...bootstrapWithChecks,
      rows: ['form-row', 'col-md-12'],
      block: 'form-group',
      label: 'formControlLabel control-label',
      select: 'custom-select',
    },
    bootstrap3: {
      ...bootstrap,
      block: 'form-group',
      label: 'formControlLabel control-label',
      description: 'formDescription help-block',
      input: 'form-control',
      textarea: 'form-control',
      select: 'form-control',
      button: 'btn btn-default',
    },
    bootstrap2: {
      ...bootstrap,
      rows: ['row-fluid', 'span12'],
      block: 'control-group',
      label: 'formControlLabel control-label',
      controls: 'formControls controls',
      description: 'formDescription help-block',
      button: 'btn',
      namesPageButtons: true,
    },
    uikit3: {
      ...uikit,
      form: 'formVertical uk-form-stacked',
      block: 'uk-margin',
      input: 'uk-input',
      textarea: 'uk-textarea',
      select: 'uk-select',
      checkbox: 'uk-checkbox',
      radio: 'uk-radio',
    },
    uikit: {
      ...uikit,
      form: 'formVertical uk-form uk-form-stacked',
      block: 'uk-form-row',
      button: 'uk-button',
    },
    foundation: {
      ...base,
      rows: ['grid-x', 'medium-12 cell'],
      block: 'grid-x grid-padding-x',
      controls: 'formControls medium-12 cell',
      submit: 'button',
      button: 'button secondary',
      reset: 'button alert',
      previous: 'button warning',
      next: 'button success',
      namesPageButtons: false,
    },
    pico: { ...base, form: 'formVertical pico', rows: ['pico-row-fluid', 'pico-col-12'], choice: 'wrapped' },
    legacy: { ...base, block: 'formField', label: 'formCaption', controls: 'formControls formBody' },
  } satisfies Record<LayoutName, LayoutMarkup>),
);

/** Returns the classes and boxes of a layout. */
export function markupOf(layout: LayoutName): LayoutMarkup {
  return layouts.get(layout) ?? base;
}
