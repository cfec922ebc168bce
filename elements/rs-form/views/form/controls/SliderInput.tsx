import { classNames } from '../class-names.js';
import { commonAttributes, type ControlProps } from '../control-props.js';

/** The text input that a slider writes into; without the slider the value can be typed. */
export function SliderInput({ form, field }: ControlProps) {
  return (
    <input
      type="text"
      defaultValue={field.written.value ?? ''}
      className={classNames('rsform-range-slider', form.markup.input)}
      {...commonAttributes(field)}
    />
  );
}
