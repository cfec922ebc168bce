import { classNames } from '../class-names.js';
import { commonAttributes, type ControlProps } from '../control-props.js';

/** A text, e-mail, phone, address, number or range input. */
export function TextInput({ form, field }: ControlProps) {
  const { written, type } = field;
  const isNumber = type === 'number' || type === 'range';
  const own = isNumber
    ? { min: written.min, max: written.max, step: written.step }
    : { size: written.size ?? 20, maxLength: written.maxLength };

  return (
    <input
      type={type}
      defaultValue={written.value ?? ''}
      className={classNames('rsform-input-box', form.markup.input)}
      {...own}
      {...commonAttributes(field)}
    />
  );
}
