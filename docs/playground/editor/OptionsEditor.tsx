import type { PlaygroundField } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { useStore } from './editor-store.js';
import { RemoveButton } from './RemoveButton.js';

type Option = NonNullable<PlaygroundField['options']>[number];

interface OptionsEditorProps {
  readonly options: readonly Option[];
  readonly onChange: (options: readonly Option[]) => void;
}

/** Options of a choice: label, posted value and price. */
export function OptionsEditor({ options, onChange }: OptionsEditorProps) {
  const texts = useTexts();
  const store = useStore();
  const add = () => {
    const number = options.length + 1;
    onChange([
      ...options,
      { value: fill(texts.optionNumber, { number: freeNumber(options, texts.optionNumber) }) },
    ]);
    store.announce(fill(texts.optionAdded, { number }));
    store.focus(labelId(options.length));
  };
  const remove = (index: number) => {
    onChange(options.filter((_option, at) => at !== index));
    store.announce(texts.optionRemoved);
    store.focus(options.length > 1 ? labelId(Math.min(index, options.length - 2)) : addOptionId);
  };
  return (
    <>
      <ol className="options">
        {options.map((option, index) => (
          <OptionRow
            key={index}
            option={option}
            index={index}
            onChange={(changed) => onChange(options.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <button type="button" id={addOptionId} className="button" onClick={add}>
        {texts.addOption}
      </button>
    </>
  );
}

const addOptionId = 'add-option';
const labelId = (index: number) => `option-${index}-label`;

/** Returns the number in the name of a new option: the first one that no option has. */
function freeNumber(options: readonly Option[], name: string): number {
  const values = new Set(options.map(({ value }) => value));
  let number = options.length + 1;
  while (values.has(fill(name, { number }))) number += 1;
  return number;
}

interface OptionRowProps {
  readonly option: Option;
  readonly index: number;
  readonly onChange: (option: Option) => void;
  readonly onRemove: () => void;
}

function OptionRow({ option, index, onChange, onRemove }: OptionRowProps) {
  const texts = useTexts();
  const number = index + 1;
  return (
    <li>
      <fieldset>
        <legend>{fill(texts.optionNumber, { number })}</legend>
        <OptionText
          id={labelId(index)}
          label={texts.optionLabel}
          value={option.label ?? option.value}
          onChange={(label) => onChange(withLabel(option, label))}
        />
        <OptionText
          id={`option-${index}-value`}
          label={texts.optionValue}
          value={option.value}
          onChange={(value) => onChange(written({ ...option, label: option.label ?? option.value, value }))}
        />
        <OptionText
          id={`option-${index}-price`}
          label={texts.optionPrice}
          value={option.price ?? ''}
          onChange={(price) => onChange(written({ ...option, price }))}
        />
        <label className="option-selected">
          <input
            type="checkbox"
            checked={option.selected === true}
            onChange={({ target }) => onChange(written({ ...option, selected: target.checked }))}
          />
          <span>{texts.optionSelected}</span>
        </label>
        <RemoveButton label={fill(texts.removeOption, { number })} onClick={onRemove} />
      </fieldset>
    </li>
  );
}

interface OptionTextProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionText({ id, label, value, onChange }: OptionTextProps) {
  return (
    <div className="option-text">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Returns an option with another label. Its value follows as long as both are the same. */
function withLabel(option: Option, label: string): Option {
  const isSame = option.label === undefined || option.label === option.value;
  return written(isSame ? { ...option, label, value: label } : { ...option, label });
}

/** Returns an option without its empty settings. */
function written({ value, label, price, selected, ...others }: Option): Option {
  return {
    ...others,
    value,
    ...(label !== undefined && label !== value && { label }),
    ...(price && { price }),
    ...(selected && { selected }),
  };
}
