import type { AuthoredBehaviour, BehaviourField, PricedOption } from './authored.model.js';
import {
  type BotCheckDefinition,
  type CalculationDefinition,
  type CalendarDefinition,
  type ConditionDefinition,
  type LocationDefinition,
  type PriceDefinition,
  type RuleDefinition,
  ruleOperators,
  type SliderDefinition,
  type UploadDefinition,
  type ValidationSource,
} from './definition.model.js';
import type { LayoutName } from './layouts.model.js';
import type { FieldType } from './types.model.js';
import {
  choice,
  boolean,
  list,
  maybe,
  number,
  object,
  open,
  or,
  record,
  text,
  integer,
  whole,
  type Schema,
} from './schema.model.js';

const maybeText = maybe(text);
const maybeNumber = maybe(number);
const maybeFlag = maybe(boolean);

/**
 * Keys of a field in a form that exists, without those that its calendar, its slider or its map reads by itself
 * (`widget-format.model.ts`): the first reaction does not need them.
 */
export const behaviourField = {
  name: text,
  // The whole format reports an unknown type, once the form is touched.
  type: maybeText as Schema<FieldType | undefined>,
  options: maybe(list(object<PricedOption>({ value: text, price: maybeText }))),
  prices: maybe(list(object<PriceDefinition>({ value: text, price: text }))),
  maxSelections: maybeNumber,
  countUnit: maybe(choice(['characters', 'graphemes'])),
  message: maybeText,
  autocomplete: maybeText,
  inputMode: maybeText,
  required: maybeFlag,
  validate: maybeFlag,
};

const rule = whole<RuleDefinition>({
  field: text,
  operator: or(choice(ruleOperators), 'is'),
  value: or(text, ''),
});

const condition = whole<ConditionDefinition>({
  action: or(choice(['show', 'hide']), 'show'),
  match: or(choice(['all', 'any']), 'all'),
  scope: or(choice(['block', 'field']), 'block'),
  targets: list(text),
  when: list(rule),
  retain: maybeFlag,
});

const calculation = whole<CalculationDefinition>({
  target: text,
  expression: text,
  decimals: or(integer, 2),
  decimal: or(text, '.'),
  thousands: or(text, ','),
});

/** The chunk of the bot check reads the rest. */
const botCheck = open<Pick<BotCheckDefinition, 'provider'>>({ provider: text as Schema<never> });

/** Keys of a server's form, without its pages. */
export const behaviour = {
  version: choice([1]),
  formId: integer,
  validation: or(list(choice(['browser', 'server'])), ['browser'] as readonly ValidationSource[]),
  checks: or(choice(['native', 'all', 'types']), 'native'),
  // An unknown layout has the classes of the first; the whole format reports it.
  layout: or(text as Schema<LayoutName>, 'responsive'),
  render: maybeFlag,
  conditions: list(condition),
  calculations: list(calculation),
  botCheck: maybe(botCheck as Schema<BotCheckDefinition>),
  texts: record,
  $schema: maybeText,
};

/** Format of a server's form, without what only rendering and widgets need: the first chunk holds no more. */
export const behaviourFormat = object<AuthoredBehaviour>({
  ...behaviour,
  pages: list(
    object<{ readonly fields: readonly BehaviourField[] }>({
      fields: list(
        open<
          Omit<
            BehaviourField,
            | keyof CalendarDefinition
            | keyof SliderDefinition
            | keyof LocationDefinition
            | keyof UploadDefinition
          >
        >(behaviourField),
      ),
    }),
  ),
});
