import type { ReactNode } from 'react';
import type { FieldType } from '../definition/field-types.model.js';
import { Buttons, PageBreak } from './Buttons.js';
import { Choices } from './Choices.js';
import { CaptchaInput } from './CaptchaInput.js';
import type { ControlProps } from './control.model.js';
import { CalendarInput, SplitDate } from './Dates.js';
import { FileInput } from './FileInput.js';
import { LocationInput } from './LocationInput.js';
import { SelectList } from './SelectList.js';
import { NumberInput, PasswordInput, SliderInput, TextArea, TextInput } from './TextControls.js';

/** What a field of each type is filled in with; null where it is a text or stands hidden at the form's end. */
const controls: Readonly<Record<FieldType, ((props: ControlProps) => ReactNode) | null>> = {
  text: TextInput,
  email: TextInput,
  tel: TextInput,
  url: TextInput,
  number: NumberInput,
  range: NumberInput,
  textarea: TextArea,
  select: SelectList,
  'checkbox-group': Choices,
  'radio-group': Choices,
  birthday: SplitDate,
  calendar: CalendarInput,
  'simple-calendar': CalendarInput,
  'range-slider': SliderInput,
  location: LocationInput,
  file: FileInput,
  captcha: CaptchaInput,
  hidden: null,
  ticket: null,
  password: PasswordInput,
  button: Buttons,
  submit: Buttons,
  reset: Buttons,
  'free-text': null,
  'page-break': PageBreak,
};

/** The controls of a field. */
export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.type];
  return Control && <Control {...props} />;
}
