import type { ControlProps } from './control-props.js';
import { Buttons } from './controls/Buttons.js';
import { CalendarInput } from './controls/CalendarInput.js';
import { Choices } from './controls/Choices.js';
import { PageBreak } from './controls/PageBreak.js';
import { PasswordInput } from './controls/PasswordInput.js';
import { SelectList } from './controls/SelectList.js';
import { SliderInput } from './controls/SliderInput.js';
import { SplitDate } from './controls/SplitDate.js';
import { TextArea } from './controls/TextArea.js';
import { TextInput } from './controls/TextInput.js';

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
