import type { ControlProps } from './control.js';
import { Buttons, PageBreak } from './Buttons.js';
import { CalendarInput, SplitDate } from './Dates.js';
import { Choices } from './Choices.js';
import { PasswordInput, SliderInput, TextArea, TextInput } from './TextControls.js';
import { SelectList } from './SelectList.js';

/** What a field of each type is filled in with. */
export function FieldControl(props: ControlProps) {
  switch (props.field.type) {
    case 'textarea':
      return <TextArea {...props} />;
    case 'select':
      return <SelectList {...props} />;
    case 'checkbox-group':
    case 'radio-group':
      return <Choices {...props} />;
    case 'birthday':
      return <SplitDate {...props} />;
    case 'calendar':
      return <CalendarInput {...props} />;
    case 'range-slider':
      return <SliderInput {...props} />;
    case 'password':
      return <PasswordInput {...props} />;
    case 'button':
    case 'submit':
    case 'reset':
      return <Buttons {...props} />;
    case 'page-break':
      return <PageBreak {...props} />;
    default:
      return <TextInput {...props} />;
  }
}
