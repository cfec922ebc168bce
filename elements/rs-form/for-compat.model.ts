/**
 * Exports for `elements/rsform-compat/`: types of a form's definition, and names in the server's markup.
 * The drop-in imports nothing of this element but the three files `for-compat*` and `index.ts`.
 */
export type {
  AuthoredBehaviour,
  BehaviourField,
  BotCheckDefinition,
  ConditionDefinition,
  FieldDefinition,
  RuleDefinition,
} from './definition/definition.model.js';
export type { LayoutClasses, LayoutName } from './definition/layouts.model.js';
export { aliasOf, blockClassOf, fieldNameOf, formIdControl } from './markup/server-names.model.js';
export {
  continueName,
  thankYouButtonClass,
  thankYouPopupId,
  thankYouScrollId,
} from './markup/thank-you-names.model.js';
