import { classNames } from '../class-names.js';
import type { ControlProps } from '../control-props.js';

/** A date in up to three selects, each with an empty first option. */
export function SplitDate({ form, field }: ControlProps) {
  const { required } = field.written;
  return field.dateParts.map(({ part, id, name, label, options }) => (
    <select
      key={part}
      name={name}
      id={id}
      aria-label={label}
      aria-required={required || undefined}
      className={classNames('rsform-select-box-small', form.markup.select)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ));
}
