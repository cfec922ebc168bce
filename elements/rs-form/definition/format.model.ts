import type {
  BotCheckDefinition,
  CalculationDefinition,
  PriceDefinition,
  ValidationSource,
} from './definition.model.js';
import { fieldTypes } from './field-types.model.js';
import { choice, flag, list, maybe, number, or, record, table, text, whole } from './kinds.model.js';
import { layoutNames } from './layouts.model.js';
import type {
  HiddenInput,
  OptionDefinition,
  WrittenCondition,
  WrittenDefinition,
  WrittenField,
  WrittenPage,
  WrittenRule,
  YearsDefinition,
} from './written.model.js';

/** The provider's own address, where the author names no other. */
const providerScript = 'https://www.google.com/recaptcha/api.js';

const maybeText = maybe(text);
const maybeNumber = maybe(number);
const maybeWhole = maybe(whole);
const maybeFlag = maybe(flag);

const option = record<OptionDefinition>({
  value: text,
  label: maybeText,
  price: maybeText,
  selected: maybeFlag,
  disabled: maybeFlag,
  group: maybeText,
});

const field = record<WrittenField>({
  name: text,
  type: maybe(choice(fieldTypes)),
  componentId: maybeWhole,
  caption: maybeText,
  description: maybeText,
  placeholder: maybeText,
  message: maybeText,
  required: maybeFlag,
  readonly: maybeFlag,
  value: maybeText,
  options: maybe(list(option)),
  prices: maybe(list(record<PriceDefinition>({ value: text, price: text }))),
  multiple: maybeFlag,
  flow: maybe(choice(['horizontal', 'vertical'])),
  maxSelections: maybeNumber,
  size: maybeWhole,
  maxLength: maybeWhole,
  rows: maybeWhole,
  cols: maybeWhole,
  count: maybeFlag,
  countUnit: maybe(choice(['characters', 'graphemes'])),
  autocomplete: maybeText,
  inputMode: maybeText,
  format: maybeText,
  inline: maybeFlag,
  weekStart: maybeNumber,
  min: maybeNumber,
  max: maybeNumber,
  step: maybeNumber,
  double: maybeFlag,
  values: maybe(list(text)),
  prefix: maybeText,
  suffix: maybeText,
  order: maybe(list(choice(['d', 'm', 'y']))),
  years: maybe(record<YearsDefinition>({ from: number, to: number })),
  paragraphs: maybe(list(text)),
  previousCaption: maybeText,
  nextCaption: maybeText,
  resetCaption: maybeText,
  validate: maybeFlag,
});

const rule = record<WrittenRule>({
  field: text,
  operator: or(choice(['is', 'is_not']), 'is'),
  value: or(text, ''),
});

const condition = record<WrittenCondition>({
  action: or(choice(['show', 'hide']), 'show'),
  match: or(choice(['all', 'any']), 'all'),
  scope: or(choice(['block', 'field']), 'block'),
  targets: list(text),
  when: list(rule),
  retain: maybeFlag,
});

const calculation = record<CalculationDefinition>({
  target: text,
  expression: text,
  decimals: or(whole, 2),
  decimal: or(text, '.'),
  thousands: or(text, ','),
});

const botCheck = record<BotCheckDefinition>({
  provider: choice(['recaptcha-v3']),
  siteKey: text,
  action: or(text, 'contactform'),
  scriptUrl: or(text, providerScript),
});

/** The format of a definition, whole: every key, what it takes, and what a missing one means. */
export const definitionFormat = record<WrittenDefinition>({
  version: choice([1]),
  formId: whole,
  validation: or(list(choice(['browser', 'server'])), ['browser'] as readonly ValidationSource[]),
  layout: or(choice(layoutNames), 'responsive'),
  render: maybeFlag,
  action: maybeText,
  cssId: maybeText,
  title: maybeText,
  errorMessage: maybeText,
  requiredMarker: maybeText,
  hiddenInputs: maybe(list(record<HiddenInput>({ name: text, value: or(text, '') }))),
  pages: list(record<WrittenPage>({ fields: list(field) })),
  conditions: list(condition),
  calculations: list(calculation),
  botCheck: maybe(botCheck),
  texts: table,
  $schema: maybeText,
});
