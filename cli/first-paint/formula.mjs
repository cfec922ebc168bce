/**
 * What is asked of a form: a selector relative to its tag, or several such questions taken together.
 * @typedef {boolean | Part} Formula
 */

/** @typedef {Has | Not | Several} Part */

/**
 * Whether the form holds a control; `isChecked` asks for one that is ticked or selected.
 * @typedef {object} Has
 * @property {'has'} op
 * @property {string} before The control's selector, up to the name of its element and after it.
 * @property {string} after
 * @property {boolean} isChecked
 */

/**
 * @typedef {object} Not
 * @property {'not'} op
 * @property {Has | Several} of
 */

/**
 * @typedef {object} Several
 * @property {'all' | 'any'} op
 * @property {readonly Part[]} of
 */

/**
 * Negates; never twice.
 * @param {Formula} formula
 * @returns {Formula}
 */
export function not(formula) {
  if (typeof formula === 'boolean') return !formula;
  return formula.op === 'not' ? formula.of : { op: 'not', of: formula };
}

/**
 * Whether all hold; nothing at all does.
 * @param {readonly Formula[]} formulas
 * @returns {Formula}
 */
export function all(formulas) {
  return join('all', formulas);
}

/**
 * Whether one holds at least.
 * @param {readonly Formula[]} formulas
 * @returns {Formula}
 */
export function any(formulas) {
  return join('any', formulas);
}

/**
 * @param {'all' | 'any'} op
 * @param {readonly Formula[]} formulas
 * @returns {Formula}
 */
function join(op, formulas) {
  const neutral = op === 'all';
  /** @type {Map<string, Part>} */
  const parts = new Map();
  for (const formula of formulas) {
    if (formula === neutral) continue;
    if (typeof formula === 'boolean') return formula;
    for (const part of formula.op === op ? formula.of : [formula]) parts.set(selectorOf(part), part);
  }
  const [first, ...others] = parts.values();
  if (!first) return neutral;
  return others.length === 0 ? first : { op, of: [first, ...others] };
}

/**
 * The compound selector that the form's tag matches when the formula holds.
 * @param {Part} formula
 * @returns {string}
 */
export function selectorOf(formula) {
  switch (formula.op) {
    case 'has':
      return `:has(${controlOf(formula)})`;
    case 'not':
      return `:not(${listOf([formula.of])})`;
    case 'all':
      return selectorOfAll(formula.of);
    case 'any':
      return formula.of.every((part) => part.op === 'has')
        ? listOf(formula.of)
        : `:is(${listOf(formula.of)})`;
  }
}

/**
 * What must not be stands together in one `:not()`.
 * @param {readonly Part[]} parts
 * @returns {string}
 */
function selectorOfAll(parts) {
  const excluded = parts.flatMap((part) => (part.op === 'not' ? [part.of] : []));
  const others = parts.filter((part) => part.op !== 'not').map(selectorOf);
  return [...others, ...(excluded.length > 0 ? [`:not(${listOf(excluded)})`] : [])].join('');
}

/**
 * A list of selectors of which one must match; the controls among them stand together in one `:has()`.
 * @param {readonly Part[]} parts
 * @returns {string}
 */
function listOf(parts) {
  const flat = parts.flatMap((part) => (part.op === 'any' ? part.of : [part]));
  const controls = flat.filter((part) => part.op === 'has').map(controlOf);
  const others = flat.filter((part) => part.op !== 'has').map(selectorOf);
  return [...(controls.length > 0 ? [`:has(${controls.join(',')})`] : []), ...others].join(',');
}

/**
 * @param {Has} question
 * @returns {string}
 */
function controlOf({ before, after, isChecked }) {
  return `${before}${isChecked ? ':checked' : ''}${after}`;
}

/**
 * Every question that a formula is made of.
 * @param {Formula} formula
 * @returns {readonly Has[]}
 */
export function questionsOf(formula) {
  if (typeof formula === 'boolean') return [];
  if (formula.op === 'has') return [formula];
  return formula.op === 'not' ? questionsOf(formula.of) : formula.of.flatMap(questionsOf);
}

/**
 * The formula with an answer put in place of some of its questions.
 * @param {Formula} formula
 * @param {(question: Has) => boolean | undefined} answer
 * @returns {Formula}
 */
export function assume(formula, answer) {
  if (typeof formula === 'boolean') return formula;
  if (formula.op === 'has') return answer(formula) ?? formula;
  if (formula.op === 'not') return not(assume(formula.of, answer));
  return join(
    formula.op,
    formula.of.map((part) => assume(part, answer)),
  );
}
