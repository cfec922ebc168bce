import { memo } from 'react';
import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import type { PlaygroundField } from '../model/state.model.js';
import { useTexts, type AllTexts } from '../texts/texts.js';
import { relatedTypes, type SettingInput, type SettingKey } from './field-settings.model.js';
import {
  ChoiceInput,
  type Choice,
  DraftInput,
  FlagInput,
  LineInput,
  ListInput,
  NumberInput,
} from './inputs.js';
import { OptionsEditor } from './OptionsEditor.js';
import { PartsInput, WeekdaysInput, YearsInput } from './DateSettings.js';

interface SettingControlProps {
  readonly setting: SettingKey;
  readonly input: SettingInput;
  readonly field: PlaygroundField;
  readonly id: string | undefined;
  readonly onChange: (key: SettingKey, value: unknown) => void;
}

/** The input of one setting of a field. */
export const SettingControl = memo(function SettingControl(props: SettingControlProps) {
  const { setting, input, field, id, onChange } = props;
  const texts = useTexts();
  const shared = {
    id,
    label: texts.field.settings[setting],
    hint: texts.field.hints[setting],
    onChange: (value: unknown) => onChange(setting, value),
  };
  const value = field[setting];
  switch (input.is) {
    case 'line':
      return <LineInput {...shared} value={textOf(value)} />;
    case 'number':
      return <NumberInput {...shared} value={numberOf(value)} />;
    case 'megabytes':
      return <Megabytes {...shared} value={numberOf(value)} />;
    case 'scalar':
      return <ScalarInput {...shared} type={field.type} value={value === undefined ? '' : String(value)} />;
    case 'flag':
      return (
        <FlagInput
          {...shared}
          value={value === true}
          onChange={(isSet) => onChange(setting, isSet || undefined)}
        />
      );
    case 'list':
      return <ListInput {...shared} value={field[setting] as readonly string[] | undefined} />;
    case 'choice':
      return <Words {...shared} words={input.words} value={value} />;
    case 'type':
      return <TypeInput {...shared} value={field.type ?? 'text'} />;
    default:
      return <TypedControl {...props} />;
  }
});

/** The input of a setting that only some types have. */
function TypedControl({ input, field, onChange }: SettingControlProps) {
  switch (input.is) {
    case 'options':
      return (
        <OptionsEditor options={field.options ?? []} onChange={(options) => onChange('options', options)} />
      );
    case 'weekdays':
      return (
        <WeekdaysInput
          value={field.disabledWeekdays ?? []}
          onChange={(days) => onChange('disabledWeekdays', days)}
        />
      );
    case 'parts':
      return <PartsInput value={field.order} onChange={(parts) => onChange('order', parts)} />;
    case 'years':
      return <YearsInput value={field.years} onChange={(years) => onChange('years', years)} />;
    default:
      return null;
  }
}

/** Label, hint and listener of an input. */
interface Shared {
  readonly id: string | undefined;
  readonly label: string;
  readonly hint: string | undefined;
  readonly onChange: (value: unknown) => void;
}

const bytesPerMegabyte = 1_048_576;

/** A number of bytes, typed in megabytes. */
function Megabytes({ value, onChange, ...shared }: Shared & { readonly value: number | undefined }) {
  const megabytes = value === undefined ? undefined : Math.round((value / bytesPerMegabyte) * 100) / 100;
  const write = (typed: number | undefined) =>
    onChange(typed === undefined ? undefined : Math.round(typed * bytesPerMegabyte));
  return <NumberInput {...shared} value={megabytes} onChange={write} />;
}

/** A bound: of a date a text, of another field a number. */
function ScalarInput({
  type,
  onChange,
  ...shared
}: Shared & { readonly type: FieldType | undefined; readonly value: string }) {
  const isDate = type === 'calendar' || type === 'simple-calendar';
  const read = (text: string) => {
    const number = Number(text.trim().replace(',', '.'));
    if (text.trim() === '') onChange(undefined);
    else if (isDate) onChange(text.trim());
    else if (Number.isFinite(number)) onChange(number);
  };
  return <DraftInput {...shared} onChange={read} />;
}

/** A word of a list, or none. */
function Words({
  words,
  value,
  onChange,
  ...shared
}: Shared & { readonly words: readonly string[]; readonly value: unknown }) {
  const texts = useTexts();
  const isNumber = words.every((word) => /^\d+$/.test(word));
  const choices = [{ value: '', label: texts.unset }, ...words.map((word) => choiceOf(word, texts))];
  const write = (word: string) => onChange(word === '' ? undefined : isNumber ? Number(word) : word);
  return (
    <ChoiceInput
      {...shared}
      choices={choices}
      value={value === undefined ? '' : String(value)}
      onChange={write}
    />
  );
}

function choiceOf(word: string, texts: AllTexts): Choice {
  return { value: word, label: texts.field.words.get(word) ?? word };
}

/** Type of the field, where it can change without losing settings. */
function TypeInput({ value, ...shared }: Shared & { readonly value: FieldType }) {
  const texts = useTexts();
  const choices = relatedTypes(value).map((type) => ({ value: type, label: texts.field.types[type] }));
  return choices.length === 0 ? null : <ChoiceInput {...shared} choices={choices} value={value} />;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
