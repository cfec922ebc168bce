/**
 * The models of `elements/` that the commands use. The build bundles them into `dist/cli-models.js`; `models.mjs` loads
 * that file.
 */
export type {
  AuthoredBehaviour,
  BehaviourField,
  BotCheckDefinition,
  CalculationDefinition,
  ConditionDefinition,
  GroupDefinition,
  RuleDefinition,
  RuleEntry,
} from '../elements/rs-form/definition/definition.model.js';
export type {
  AuthoredDefinition,
  AuthoredField,
  DatePart,
} from '../elements/rs-form/definition/authored-format.model.js';
export type { FieldType } from '../elements/rs-form/definition/types.model.js';
export type { Target } from '../elements/rs-form/conditions/visibility.model.js';
export type { LegacyFacts, LegacyWidget } from '../compat/legacy-behaviour.model.js';
export type {
  WidgetDefinition,
  WidgetSize,
  WidgetTraits,
} from '../elements/rs-form/bot-check/widgets/widget-providers.model.js';
export {
  isWidget,
  normalWidth,
  widgetProviders,
} from '../elements/rs-form/bot-check/widgets/widget-providers.model.js';
export {
  asksForCheck,
  layoutBy,
  legacyBehaviour,
  scoreCheckOf,
  weekStartIn,
} from '../compat/legacy-behaviour.model.js';
export { classesIn, isOn, optionsOf, readCondition, readPreview } from '../compat/call-values.model.js';
export { isKept, retainKept } from '../compat/kept-fields.model.js';
export { compileConditions, decidingConditions } from '../elements/rs-form/conditions/compile.model.js';
export { compileSuiteRule } from '../elements/rs-form/conditions/suite-operators.model.js';
export { hiddenAtStart } from '../elements/rs-form/conditions/update-visibility.model.js';
export type { InvalidPart } from '../elements/rs-form/definition/check-definition.model.js';
export { checkDefinition, formatPath } from '../elements/rs-form/definition/check-definition.model.js';
export { expectedForm, fieldsIn, isGroup } from '../elements/rs-form/definition/rules.model.js';
export { behaviourOf } from '../elements/rs-form/definition/read-definition.dom.js';
export {
  aliasOf,
  blockClassOf,
  fieldNameOf,
  formIdControl,
} from '../elements/rs-form/markup/server-names.model.js';
export { builtInProfiles } from '../elements/rs-form/profiles/built-in.js';
export { fieldNameIn } from '../elements/rs-form/profiles/profile.model.js';
export { compileExpression } from '../shared/expressions/compile-expression.model.js';
export type { Text, Texts } from '../shared/i18n/texts.js';
