import { firstPaintCss } from '../../../../cli/first-paint/css-of.mjs';
import type { Playground } from '../playground.model.js';
import { behaviourJson } from './behaviour-json.model.js';

/**
 * Returns the rules that show and hide by the form's conditions and pages before any script has loaded; empty for a
 * form that needs none.
 */
export function firstPaintRules(state: Playground): string {
  return firstPaintCss(behaviourJson(state)).trim();
}
