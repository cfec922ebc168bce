import {
  type BotCheckDefinition,
  type CalculationDefinition,
  layoutNames,
  type PriceDefinition,
  type ValidationSource,
} from './definition.model.js';
import { fieldTypes } from './field-types.model.js';
import { choice, boolean, list, maybe, number, or, object, record, text, integer } from './schema.model.js';
import type {
  HiddenInput,
  OptionDefinition,
  AuthoredCondition,
  AuthoredDefinition,
  AuthoredField,
  AuthoredPage,
  AuthoredRule,
  YearsDefinition,
} from './authored.model.js';

/** The provider's own address, where the author names no other. */
const providerScript = 'https://www.google.com/recaptcha/api.js';

const maybeText = maybe(text);
const maybeNumber = maybe(number);
const maybeWhole = maybe(integer);
const maybeFlag = maybe(boolean);

const option = object<OptionDefinition>({
  value: text,
  label: maybeText,
  price: maybeText,
  selected: maybeFlag,
  disabled: maybeFlag,
  group: maybeText,
});

const field = object<AuthoredField>({
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
  prices: maybe(list(object<PriceDefinition>({ value: text, price: text }))),
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
  years: maybe(object<YearsDefinition>({ from: number, to: number })),
  paragraphs: maybe(list(text)),
  previousCaption: maybeText,
  nextCaption: maybeText,
  resetCaption: maybeText,
  validate: maybeFlag,
});

const rule = object<AuthoredRule>({
  field: text,
  operator: or(choice(['is', 'is_not']), 'is'),
  value: or(text, ''),
});

const condition = object<AuthoredCondition>({
  action: or(choice(['show', 'hide']), 'show'),
  match: or(choice(['all', 'any']), 'all'),
  scope: or(choice(['block', 'field']), 'block'),
  targets: list(text),
  when: list(rule),
  retain: maybeFlag,
});

const calculation = object<CalculationDefinition>({
  target: text,
  expression: text,
  decimals: or(integer, 2),
  decimal: or(text, '.'),
  thousands: or(text, ','),
});

const botCheck = object<BotCheckDefinition>({
  provider: choice(['recaptcha-v3']),
  siteKey: text,
  action: or(text, 'contactform'),
  scriptUrl: or(text, providerScript),
});

/** The format of a definition, whole: every key, what it takes, and what a missing one means. */
export const definitionFormat = object<AuthoredDefinition>({
  version: choice([1]),
  formId: integer,
  validation: or(list(choice(['browser', 'server'])), ['browser'] as readonly ValidationSource[]),
  layout: or(choice(layoutNames), 'responsive'),
  render: maybeFlag,
  action: maybeText,
  cssId: maybeText,
  title: maybeText,
  errorMessage: maybeText,
  requiredMarker: maybeText,
  hiddenInputs: maybe(list(object<HiddenInput>({ name: text, value: or(text, '') }))),
  pages: list(object<AuthoredPage>({ fields: list(field) })),
  conditions: list(condition),
  calculations: list(calculation),
  botCheck: maybe(botCheck),
  texts: record,
  $schema: maybeText,
});
