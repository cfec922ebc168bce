/** The playground's state: its types, the first one, the samples, and its reducer. */
export type {
  ChangeOf,
  FieldChange,
  FormChange,
  Language,
  Playground,
  PlaygroundAction,
  PlaygroundCalculation,
  PlaygroundCondition,
  PlaygroundEntry,
  PlaygroundField,
  PlaygroundForm,
  PlaygroundSettings,
  Problem,
  ProblemPlace,
  Theme,
  Words,
} from './playground.model.js';
export { languages, themes } from './playground.model.js';
export { fieldsOf } from './fields.model.js';
export { emptyPlayground } from './empty.model.js';
export { reducePlayground } from './reduce.model.js';
export { samplePlaygrounds } from './samples/samples.model.js';
