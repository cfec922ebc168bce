import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import type { PlaygroundField } from '../model/state.model.js';

/** Keys of a field that the panel has an input for. */
export type SettingKey = Exclude<keyof PlaygroundField, 'name' | 'prices' | 'texts' | 'componentId'>;

/** Kind of an input: a line, several lines, a list with one entry a line, a number, a tick, a choice. */
export type SettingInput =
  | {
      readonly is:
        | 'line'
        | 'lines'
        | 'list'
        | 'number'
        | 'scalar'
        | 'flag'
        | 'options'
        | 'years'
        | 'megabytes';
    }
  | { readonly is: 'weekdays' | 'parts' | 'type' }
  | { readonly is: 'choice'; readonly words: readonly string[] };

export type SettingGroup = 'groupBasics' | 'groupOptions' | 'groupLimits' | 'groupOwn' | 'groupAutofill';

interface Setting {
  readonly key: SettingKey;
  readonly input: SettingInput;
}

const choice = (...words: readonly string[]): SettingInput => ({ is: 'choice', words });
const line: SettingInput = { is: 'line' };
const number: SettingInput = { is: 'number' };
const flag: SettingInput = { is: 'flag' };
const list: SettingInput = { is: 'list' };
const scalar: SettingInput = { is: 'scalar' };

/** Inputs of the settings, in the order of the panel. */
const inputs = {
  type: { is: 'type' },
  caption: line,
  required: flag,
  message: line,
  description: line,
  placeholder: line,
  value: line,
  paragraphs: list,
  readonly: flag,
  options: { is: 'options' },
  flow: choice('horizontal', 'vertical'),
  multiple: flag,
  maxSelections: number,
  onLimit: choice('swap', 'refuse', 'block'),
  size: number,
  minFiles: number,
  maxFiles: number,
  maxBytes: { is: 'megabytes' },
  extensions: list,
  shrink: number,
  quality: number,
  maxTotalBytes: { is: 'megabytes' },
  maxFormBytes: { is: 'megabytes' },
  maxLength: number,
  min: scalar,
  max: scalar,
  step: number,
  rows: number,
  cols: number,
  count: flag,
  countUnit: choice('characters', 'graphemes'),
  addMore: flag,
  order: { is: 'parts' },
  years: { is: 'years' },
  format: line,
  formatFamily: choice('auto', 'moment', 'php', 'yui'),
  withoutTimes: flag,
  timeFormat: line,
  inline: flag,
  openOn: choice('focus', 'button'),
  weekStart: choice('0', '1', '6'),
  minTime: line,
  maxTime: line,
  completeTime: line,
  allowedTimes: list,
  disabledWeekdays: { is: 'weekdays' },
  disabledDates: list,
  allowedDates: list,
  allowedDatePattern: line,
  rule: line,
  minFrom: line,
  maxFrom: line,
  firstYear: number,
  lastYear: number,
  blurInvalid: choice('now', 'keep', 'clear'),
  withoutHint: flag,
  theme: choice('default', 'dark'),
  double: flag,
  values: list,
  prefix: line,
  suffix: line,
  valueForm: choice('address', 'coordinates'),
  provider: choice('photon', 'google'),
  geocoder: line,
  geocoderKey: line,
  tiles: line,
  attribution: line,
  attributionHref: line,
  latitude: number,
  longitude: number,
  zoom: number,
  maxZoom: number,
  geolocation: flag,
  imageUrl: line,
  previousCaption: line,
  nextCaption: line,
  resetCaption: line,
  validate: flag,
  autocomplete: line,
  mask: line,
  post: choice('plain', 'grouped'),
  inputMode: choice('text', 'numeric', 'decimal', 'tel', 'email', 'url', 'search', 'none'),
} satisfies Readonly<Record<SettingKey, SettingInput>>;

type Rows = Partial<Record<SettingGroup, readonly SettingKey[]>>;

const basics = ['type', 'caption', 'required', 'message', 'description'] as const;
const typed = [...basics, 'placeholder', 'value', 'readonly'] as const;
const autofill = ['autocomplete', 'inputMode'] as const;

const text: Rows = { groupBasics: typed, groupLimits: ['maxLength', 'size'], groupAutofill: autofill };
const masked: Rows = { ...text, groupOwn: ['mask', 'post'] };
const numeric: Rows = { groupBasics: typed, groupLimits: ['min', 'max', 'step'], groupAutofill: autofill };
const dates: SettingKey[] = ['min', 'max', 'disabledWeekdays', 'disabledDates', 'allowedDates'];
const look: SettingKey[] = ['format', 'inline', 'weekStart', 'openOn', 'blurInvalid', 'withoutHint', 'theme'];
const bound: SettingKey[] = ['rule', 'minFrom', 'maxFrom', 'firstYear', 'lastYear', 'allowedDatePattern'];
const hidden: Rows = { groupBasics: ['value'] };

/** Type → settings that it has, by group. */
const settingsOfTypes: Readonly<Record<FieldType, Rows>> = {
  text: masked,
  email: text,
  tel: masked,
  url: text,
  password: { groupBasics: [...basics, 'placeholder'], groupLimits: ['maxLength'], groupAutofill: autofill },
  number: numeric,
  range: { groupBasics: [...basics, 'value'], groupLimits: ['min', 'max', 'step'] },
  textarea: {
    groupBasics: typed,
    groupLimits: ['maxLength', 'count', 'countUnit', 'rows', 'cols'],
    groupAutofill: autofill,
  },
  select: {
    groupBasics: basics,
    groupOptions: ['options'],
    groupLimits: ['multiple', 'size'],
    groupAutofill: ['autocomplete'],
  },
  'checkbox-group': {
    groupBasics: basics,
    groupOptions: ['options'],
    groupLimits: ['maxSelections', 'onLimit', 'flow'],
  },
  'radio-group': { groupBasics: basics, groupOptions: ['options'], groupOwn: ['flow'] },
  birthday: { groupBasics: basics, groupOwn: ['order', 'years'], groupAutofill: ['autocomplete'] },
  calendar: {
    groupBasics: [...basics, 'value'],
    groupLimits: [...dates, 'minTime', 'maxTime', 'allowedTimes'],
    groupOwn: [...look, 'withoutTimes', 'step', 'timeFormat', 'completeTime', 'formatFamily', ...bound],
  },
  'simple-calendar': { groupBasics: [...basics, 'value'], groupLimits: dates, groupOwn: [...look, ...bound] },
  'range-slider': {
    groupBasics: [...basics, 'value'],
    groupLimits: ['min', 'max', 'step', 'values'],
    groupOwn: ['double', 'prefix', 'suffix'],
  },
  location: {
    groupBasics: [...basics, 'value'],
    groupOwn: [
      ...(['valueForm', 'tiles', 'attribution', 'attributionHref', 'provider', 'geocoder'] as const),
      ...(['geocoderKey', 'latitude', 'longitude', 'zoom', 'maxZoom', 'geolocation'] as const),
    ],
  },
  file: {
    groupBasics: basics,
    groupLimits: [
      ...(['extensions', 'maxBytes', 'multiple', 'minFiles', 'maxFiles', 'addMore'] as const),
      ...(['maxTotalBytes', 'maxFormBytes', 'shrink', 'quality'] as const),
    ],
  },
  captcha: { groupBasics: ['caption', 'required', 'message'], groupOwn: ['imageUrl'] },
  hidden,
  ticket: hidden,
  button: { groupBasics: ['caption', 'resetCaption'] },
  submit: { groupBasics: ['caption'], groupOwn: ['previousCaption', 'resetCaption'] },
  reset: { groupBasics: ['caption'] },
  'free-text': { groupBasics: ['caption', 'paragraphs'] },
  'page-break': { groupBasics: ['nextCaption', 'previousCaption', 'validate'] },
};

const groups: readonly SettingGroup[] = [
  ...(['groupBasics', 'groupOptions', 'groupLimits', 'groupOwn', 'groupAutofill'] as const),
];

/** Returns the settings of a type of field, by group, in the order of the panel. */
export function settingsOf(
  type: FieldType,
): readonly { group: SettingGroup; settings: readonly Setting[] }[] {
  const rows = settingsOfTypes[type];
  return groups.flatMap((group) => {
    const settings = (rows[group] ?? []).map((key) => ({ key, input: inputs[key] }));
    return settings.length > 0 ? [{ group, settings }] : [];
  });
}

/** Types that a field can change between without losing its settings. */
const families: readonly (readonly FieldType[])[] = [
  ['text', 'email', 'tel', 'url', 'textarea', 'number'],
  ['select', 'radio-group', 'checkbox-group'],
  ['calendar', 'simple-calendar'],
];

/** Returns the types that a field can change to, its own included; none if there is only its own. */
export function relatedTypes(type: FieldType): readonly FieldType[] {
  return families.find((family) => family.includes(type)) ?? [];
}

/** Returns the label of a field in lists: its caption, or else its name. */
export function titleOf({ caption, name, paragraphs }: PlaygroundField): string {
  return caption?.trim() || paragraphs?.[0]?.slice(0, 60) || name;
}
