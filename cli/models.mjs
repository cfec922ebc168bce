/** The models of `elements/` as JavaScript. */
import { loadModels } from './load-models.mjs';

export const {
  aliasOf,
  asksForCheck,
  behaviourOf,
  blockClassOf,
  checkDefinition,
  classesIn,
  compileConditions,
  compileExpression,
  compileOwnRule,
  decidingConditions,
  fieldNameOf,
  formatPath,
  formIdControl,
  hiddenAtStart,
  isOn,
  layoutBy,
  legacyBehaviour,
  normalWidth,
  optionsOf,
  readCondition,
  scoreCheckOf,
  weekStartIn,
  widgetProviders,
} = /** @type {typeof import('./models.js')} */ (await loadModels('models'));
