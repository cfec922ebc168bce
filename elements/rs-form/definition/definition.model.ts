import type { existingField } from './authored-format.model.js';
import type { behaviourFormat, ruleOperators } from './behaviour-format.model.js';
import type { Infer, InferKeys } from '../../../shared/json/schema.model.js';
import type { botCheckFormat, calendarFormat, sliderFormat } from './widget-format.model.js';

export type {
  CalculationDefinition,
  ConditionDefinition,
  GroupDefinition,
  PrefillDefinition,
  PreviewDefinition,
  RepeatDefinition,
  RuleDefinition,
  RuleEntry,
} from './behaviour-format.model.js';

/** Definition of a form that the server rendered, as the author wrote it, with the defaults of missing keys. */
export interface AuthoredBehaviour extends Omit<Infer<typeof behaviourFormat>, 'pages'> {
  readonly pages: readonly { readonly fields: readonly BehaviourField[] }[];
}

/** Settings of a field that the markup does not have; a price may be with its option. */
export type BehaviourField = InferKeys<typeof existingField>;

/** Definition of a form. It has lists and names only: a field's name is never an object key. */
export interface FormDefinition extends Omit<AuthoredBehaviour, '$schema' | 'version' | 'pages'> {
  readonly fields: readonly FieldDefinition[];
}

/** Settings of a field that the markup does not have. Every setting but the name is optional. */
export type FieldDefinition = Omit<BehaviourField, 'options'>;

/** Names of a group of fields that is repeated: those of the first row, and the numbers of all rows. */
export interface RowNames {
  /** Fields of the first row. */
  readonly fields: ReadonlySet<string>;
  /** Number in the names of the first row. */
  readonly first: string;
  /** Numbers of the rows in the form, in their order. */
  readonly numbers: readonly string[];
}

export type ValidationSource = FormDefinition['validation'][number];
export type CheckedRules = FormDefinition['checks'];
export type RuleOperator = (typeof ruleOperators)[number];

export type CalendarDefinition = Infer<typeof calendarFormat>;
export type SliderDefinition = Infer<typeof sliderFormat>;

/** The check that runs before a submit. */
export type BotCheckDefinition = Infer<typeof botCheckFormat>;
/** A bot check of a provider, which the author has a key of. */
export type ProviderDefinition = Exclude<BotCheckDefinition, { readonly provider: 'altcha' }>;
