import type { RenderedOption } from './rendered.model.js';
import { classNames, type ControlProps } from './control.model.js';

/** A select, single or multiple; options with the same group, one after the other, stand under its heading. */
export function SelectList({ form, field }: ControlProps) {
  const { controlName, controlId, authored, options } = field;
  const { multiple = false, size, required } = authored;
  const selected = options.filter(({ isSelected }) => isSelected).map(({ value }) => value);
  const [first] = selected;

  return (
    <select
      name={controlName}
      id={controlId}
      multiple={multiple}
      size={size}
      defaultValue={multiple ? selected : first}
      aria-required={required || undefined}
      className={classNames('rsform-select-box', form.markup.select)}
    >
      {groupsOf(options).map(({ label, members }, index) =>
        label === '' ? (
          <Options key={index} members={members} />
        ) : (
          <optgroup key={index} label={label}>
            <Options members={members} />
          </optgroup>
        ),
      )}
    </select>
  );
}

interface Group {
  readonly label: string;
  readonly members: RenderedOption[];
}

function Options({ members }: { readonly members: readonly RenderedOption[] }) {
  return members.map(({ value, label, isDisabled }, index) => (
    <option key={index} value={value} disabled={isDisabled}>
      {label}
    </option>
  ));
}

function groupsOf(options: readonly RenderedOption[]): readonly Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last?.label === option.group) last.members.push(option);
    else groups.push({ label: option.group, members: [option] });
  }
  return groups;
}
