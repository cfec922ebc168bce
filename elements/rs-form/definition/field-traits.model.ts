import type { ControlType, FieldType } from './types.model.js';

/** Traits of a text box. Other types change some of them. */
const textbox = {
  /** The type of its controls; null where it has none. A select may also be `select-multiple`. */
  control: 'text' as ControlType | null,
  /** Placement: in a block of its own, as a text, or without a block among the hidden controls at the form's end. */
  place: 'block' as 'block' | 'text' | 'end',
  /** Use of its caption: no label (but a button's text), the label of its control, the name of a group. */
  label: 'control' as 'none' | 'control' | 'group',
  /** Part of its block's class after `rsform-type-`. */
  blockClass: 'textbox',
  /** True if an element below the field shows its error. */
  hasErrorElement: true,
  /** True if it posts a list under one name. */
  postsList: false,
  /** True if it is nothing without options. */
  needsOptions: false,
  /** True if it leads back to the page before, on a later page, and on to the next one. */
  leadsBack: false,
  leadsOn: false,
};

/** Traits of one type of field in a form that is rendered from its definition. */
type FieldTraits = Readonly<typeof textbox>;

const hidden: FieldTraits = {
  ...textbox,
  control: 'hidden',
  place: 'end',
  label: 'none',
  blockClass: 'hidden',
  hasErrorElement: false,
};
const button: FieldTraits = { ...textbox, control: 'button', label: 'none', blockClass: 'button' };

/** Every type of field that a definition can name. */
export const fieldTraits = Object.freeze<Record<FieldType, FieldTraits>>({
  text: textbox,
  email: { ...textbox, control: 'email' },
  tel: { ...textbox, control: 'tel' },
  url: { ...textbox, control: 'url' },
  number: { ...textbox, control: 'number' },
  range: { ...textbox, control: 'range' },
  textarea: { ...textbox, control: 'textarea', blockClass: 'textarea' },
  select: {
    ...textbox,
    control: 'select-one',
    blockClass: 'selectlist',
    postsList: true,
    needsOptions: true,
  },
  'checkbox-group': {
    ...textbox,
    control: 'checkbox',
    label: 'group',
    blockClass: 'checkboxgroup',
    postsList: true,
    needsOptions: true,
  },
  'radio-group': {
    ...textbox,
    control: 'radio',
    label: 'group',
    blockClass: 'radiogroup',
    needsOptions: true,
  },
  birthday: { ...textbox, control: 'select-one', label: 'group', blockClass: 'birthday' },
  calendar: { ...textbox, blockClass: 'jquerycalendar' },
  'simple-calendar': { ...textbox, blockClass: 'calendar' },
  'range-slider': { ...textbox, blockClass: 'rangeslider' },
  location: { ...textbox, blockClass: 'gmaps' },
  file: { ...textbox, control: 'file', blockClass: 'fileupload' },
  captcha: { ...textbox, blockClass: 'captcha' },
  hidden,
  ticket: { ...hidden, blockClass: 'ticket' },
  password: { ...textbox, control: 'password', blockClass: 'password' },
  button,
  submit: { ...button, control: 'submit', blockClass: 'submitbutton', leadsBack: true },
  reset: { ...button, control: 'reset', hasErrorElement: false },
  'free-text': {
    ...textbox,
    control: null,
    place: 'text',
    label: 'none',
    blockClass: 'freetext',
    hasErrorElement: false,
  },
  'page-break': {
    ...button,
    blockClass: 'pagebreak',
    hasErrorElement: false,
    leadsBack: true,
    leadsOn: true,
  },
});

/** All types, as the format of a definition lists them. */
export const fieldTypes = Object.keys(fieldTraits) as readonly FieldType[];
