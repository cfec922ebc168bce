/** The types of fields that a definition can name, in the engine's terms. */
export const fieldTypes = [
  'text',
  'email',
  'tel',
  'url',
  'number',
  'range',
  'textarea',
  'select',
  'checkbox-group',
  'radio-group',
  'birthday',
  'calendar',
  'range-slider',
  'hidden',
  'ticket',
  'password',
  'button',
  'submit',
  'reset',
  'free-text',
  'page-break',
] as const;

export type FieldType = (typeof fieldTypes)[number];
