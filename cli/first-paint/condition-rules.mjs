import { rule } from './css-text.mjs';
import { all, any, assume, not, questionsOf, selectorOf } from './formula.mjs';
/** @import { Formula, Has } from './formula.mjs' */

/**
 * Elements that hide together.
 * @typedef {object} Hiding
 * @property {Formula} when
 * @property {readonly string[]} selectors The selectors of the elements.
 */

/** Declaration with which the element's script hides. */
const hidden = 'display:none!important';

/** Highest number of rules outside of gates. More would delay the page, because each `:has()` is evaluated. */
const maxUngatedRules = 24;

/**
 * Merges the elements that hide by the same formula.
 * @param {readonly Hiding[]} hidings
 * @returns {readonly Hiding[]}
 */
export function mergeHidings(hidings) {
  /** @type {Map<string, Hiding>} */
  const merged = new Map();
  for (const { when, selectors } of hidings) {
    if (when === false) continue;
    const key = when === true ? '' : selectorOf(when);
    merged.set(key, { when, selectors: [...(merged.get(key)?.selectors ?? []), ...selectors] });
  }
  return [...merged.values()];
}

/**
 * Returns the rules that hide elements by conditions.
 * @param {string} outer The selector of the form's tag.
 * @param {readonly Hiding[]} hidings
 * @returns {readonly string[]}
 */
export function conditionRules(outer, hidings) {
  const merged = mergeHidings(hidings);
  if (merged.length <= maxUngatedRules) return rulesFor(outer, merged);
  const size = Math.ceil(Math.sqrt(merged.length));
  const groups = Array.from({ length: Math.ceil(merged.length / size) }, (_, at) =>
    merged.slice(at * size, (at + 1) * size),
  );
  return groups.flatMap((group) => gatedRules(outer, group));
}

/**
 * @param {string} outer
 * @param {readonly Hiding[]} hidings
 * @returns {readonly string[]}
 */
function rulesFor(outer, hidings) {
  return hidings.map(({ when, selectors }) => rule(compound(outer, when), selectors, hidden));
}

/**
 * Returns a group of rules inside one rule that tests first whether any option is chosen that the group asks for. The
 * browser searches the whole form for each `:has()`, and usually nothing is chosen: then one search serves the group.
 * @param {string} outer
 * @param {readonly Hiding[]} group
 * @returns {readonly string[]}
 */
function gatedRules(outer, group) {
  const asked = group.flatMap(({ when }) => questionsOf(when)).filter(({ isChecked }) => isChecked);
  const gate = gateOf(asked);
  const closed = group.map(({ when, selectors }) => ({
    when: assume(when, ({ isChecked }) => (isChecked ? false : undefined)),
    selectors,
  }));
  return [
    ...rulesFor(compound(outer, not(gate)), mergeHidings(closed)),
    `${compound(outer, gate)}{${rulesFor('&', group).join('')}}`,
  ];
}

/**
 * Returns a formula that holds if any of the questions may be true. A check box is often unticked, so that any ticked
 * box is tested first; a select always has a selected option.
 * @param {readonly Has[]} asked
 * @returns {Formula}
 */
function gateOf(asked) {
  const ticked = asked.filter(({ before }) => before === 'input');
  const chosen = asked.filter(({ before }) => before !== 'input');
  /**
   * @param {string} element
   * @param {readonly Has[]} questions
   * @returns {Formula}
   */
  const oneOf = (element, questions) =>
    questions.length > 0 &&
    checked(element, `:is(${[...new Set(questions.map(({ before, after }) => before + after))].join(',')})`);
  return any([all([checked('input', ''), oneOf('input', ticked)]), oneOf('option', chosen)]);
}

/**
 * @param {string} element
 * @param {string} after
 * @returns {Formula}
 */
function checked(element, after) {
  return { op: 'has', before: element, after, isChecked: true };
}

/**
 * @param {string} outer
 * @param {Formula} when
 * @returns {string}
 */
function compound(outer, when) {
  return typeof when === 'boolean' ? outer : outer + selectorOf(when);
}
