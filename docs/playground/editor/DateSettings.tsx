import { useTexts } from '../texts/texts.js';
import type { PlaygroundField } from '../model/state.model.js';
import { NumberInput } from './inputs.js';

interface WeekdaysInputProps {
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[] | undefined) => void;
}

/** Days of the week that cannot be chosen; 0 is Sunday. The list begins with Monday. */
export function WeekdaysInput({ value, onChange }: WeekdaysInputProps) {
  const texts = useTexts();
  const toggle = (day: number, isSet: boolean) => {
    const days = [...value.filter((one) => one !== day), ...(isSet ? [day] : [])].sort();
    onChange(days.length > 0 ? days : undefined);
  };
  return (
    <fieldset className="setting boxes">
      <legend>{texts.field.settings.disabledWeekdays}</legend>
      {[1, 2, 3, 4, 5, 6, 0].map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={value.includes(day)}
            onChange={({ target }) => toggle(day, target.checked)}
          />
          <span>{texts.field.weekdays[day]}</span>
        </label>
      ))}
    </fieldset>
  );
}

type Parts = NonNullable<PlaygroundField['order']>;

interface PartsInputProps {
  readonly value: Parts | undefined;
  readonly onChange: (value: Parts | undefined) => void;
}

const partOrders: readonly Parts[] = [
  ...([['d', 'm', 'y'], ['m', 'd', 'y'], ['y', 'm', 'd'], ['m', 'y'], ['y']] as const),
];

/** Parts of a split date and their order. */
export function PartsInput({ value, onChange }: PartsInputProps) {
  const texts = useTexts();
  const nameOf = (parts: Parts) => parts.map((part) => texts.field.words.get(part)).join(', ');
  const current = value?.join('') ?? 'dmy';
  return (
    <div className="setting">
      <label htmlFor="setting-order">{texts.field.settings.order}</label>
      <select
        id="setting-order"
        value={current}
        onChange={({ target }) => onChange(partOrders.find((parts) => parts.join('') === target.value))}
      >
        {partOrders.map((parts) => (
          <option key={parts.join('')} value={parts.join('')}>
            {nameOf(parts)}
          </option>
        ))}
      </select>
    </div>
  );
}

type Years = NonNullable<PlaygroundField['years']>;

interface YearsInputProps {
  readonly value: Years | undefined;
  readonly onChange: (value: Years | undefined) => void;
}

/** First and last year of a split date. Both or none. */
export function YearsInput({ value, onChange }: YearsInputProps) {
  const texts = useTexts();
  const write = (from: number | undefined, to: number | undefined) => {
    if (from === undefined && to === undefined) onChange(undefined);
    else onChange({ from: from ?? to ?? 0, to: to ?? from ?? 0 });
  };
  return (
    <fieldset className="setting pair">
      <legend>{texts.field.settings.years}</legend>
      <NumberInput label={texts.field.from} value={value?.from} onChange={(from) => write(from, value?.to)} />
      <NumberInput label={texts.field.to} value={value?.to} onChange={(to) => write(value?.from, to)} />
    </fieldset>
  );
}
