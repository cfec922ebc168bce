import { classNames } from '../class-names.js';
import { commonAttributes, type ControlProps } from '../control-props.js';

/** A password; it never comes with a value. */
export function PasswordInput({ form, field }: ControlProps) {
  const { size = 20, maxLength } = field.written;
  return (
    <input
      type="password"
      size={size}
      maxLength={maxLength}
      className={classNames('rsform-password-box', form.markup.input)}
      {...commonAttributes(field)}
    />
  );
}
