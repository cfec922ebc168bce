import { fieldTraits } from '../definition/field-traits.model.js';
import { type RenderedOption, classNames, type ControlProps } from './rendered.model.js';

/** The boxes of a checkbox group, or the radio buttons of a radio group. */
export function Choices({ form, field }: ControlProps) {
  const [Wrapper, className] = wrapperOf(form, field);
  return field.options.map((option, index) => (
    <Wrapper key={index} className={className}>
      <Choice form={form} field={field} option={option} />
    </Wrapper>
  ));
}

/** Returns the tag around each choice, and its class. */
function wrapperOf({ markup }: ControlProps['form'], { authored }: ControlProps['field']) {
  const isVertical = authored.flow === 'vertical';
  if (markup.choice === 'boxed')
    return ['div', isVertical ? markup.choiceBox : markup.choiceBoxInline] as const;
  return isVertical ? (['p', 'rsformVerticalClear'] as const) : (['span', undefined] as const);
}

interface ChoiceProps extends ControlProps {
  readonly option: RenderedOption;
}

function Choice({ form, field, option }: ChoiceProps) {
  const { markup } = form;
  const label = { id: `${option.id}-lbl`, htmlFor: option.id, className: classNames(markup.choiceLabel) };

  return markup.choice === 'wrapped' ? (
    <label {...label}>
      <Box form={form} field={field} option={option} /> <span>{option.label}</span>
    </label>
  ) : (
    <>
      <Box form={form} field={field} option={option} /> <label {...label}>{option.label}</label>
    </>
  );
}

function Box({ form, field, option }: ChoiceProps) {
  const { checkbox, radio } = form.markup;
  const isRadio = fieldTraits[field.type].control === 'radio';
  return (
    <input
      type={isRadio ? 'radio' : 'checkbox'}
      name={field.controlName}
      value={option.value}
      id={option.id}
      defaultChecked={option.isSelected}
      disabled={option.isDisabled}
      className={isRadio ? classNames('rsform-radio', radio) : classNames('rsform-checkbox', checkbox)}
    />
  );
}

/** A select, single or multiple. Consecutive options with the same group are in one `<optgroup>`. */
export function SelectList({ form, field }: ControlProps) {
  const { controlName, controlId, authored, options } = field;
  const { multiple = false, size, required } = authored;
  const first = options.find(({ isSelected }) => isSelected);
  const shown = options.map((option) => ({
    ...option,
    isSelected: option.isSelected && (multiple || option === first),
  }));

  return (
    <select
      name={controlName}
      id={controlId}
      multiple={multiple}
      size={size}
      aria-required={required || undefined}
      className={classNames('rsform-select-box', form.markup.select)}
    >
      {groupsOf(shown).map(({ label, members }, index) =>
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
  return members.map((option, index) => <Option key={index} {...option} />);
}

type OptionProps = Pick<RenderedOption, 'value' | 'label'> & Partial<RenderedOption>;

/**
 * An option with the attributes that a server writes. They are plain DOM: a value that equals the text must stay when the
 * page is translated.
 */
export function Option({ value, label, isSelected = false, isDisabled = false }: OptionProps) {
  const write = (option: HTMLOptionElement | null) => {
    if (!option) return;
    option.value = value;
    option.defaultSelected = isSelected;
  };
  return (
    <option ref={write} disabled={isDisabled}>
      {label}
    </option>
  );
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
