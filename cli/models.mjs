/**
 * The models of `elements/` as JavaScript: `dist/cli-models.mjs` in the published package, a bundle made at once in a
 * checkout, where `dist/` may be missing or older than the sources.
 */
import { existsSync } from 'node:fs';

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
} = await loadModels();

/** @returns {Promise<typeof import('./models.js')>} */
async function loadModels() {
  const isCheckout = existsSync(new URL('./models.ts', import.meta.url));
  if (!isCheckout) return import(new URL('../dist/cli-models.mjs', import.meta.url).href);
  const { bundleModels } = await import('./bundle-models.mjs');
  return import((await bundleModels()).href);
}
