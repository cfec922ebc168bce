/**
 * A statement about a form: a question that one selector can ask, or a combination of such questions.
 * @typedef {boolean | Part} Formula
 */

/** @typedef {Has | Not | Several} Part */

/**
 * The question whether the form contains a control.
 * @typedef {object} Has
 * @property {'has'} op
 * @property {string} before The control's selector up to the name of its element.
 * @property {string} after The rest of the selector.
 * @property {boolean} isChecked True if the control must be ticked or selected.
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
 * Negates a formula. A double negation is resolved.
 * @param {Formula} formula
 * @returns {Formula}
 */
export function not(formula) {
  if (typeof formula === 'boolean') return !formula;
  return formula.op === 'not' ? formula.of : { op: 'not', of: formula };
}

/**
 * Returns a formula that holds if all formulas hold; true for an empty list.
 * @param {readonly Formula[]} formulas
 * @returns {Formula}
 */
export function all(formulas) {
  return join('all', formulas);
}

/**
 * Returns a formula that holds if at least one formula holds; false for an empty list.
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
 * Returns the compound selector that the form's tag matches if the formula holds.
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
 * Returns a compound selector in which all negated parts share one `:not()`.
 * @param {readonly Part[]} parts
 * @returns {string}
 */
function selectorOfAll(parts) {
  const excluded = parts.flatMap((part) => (part.op === 'not' ? [part.of] : []));
  const others = parts.filter((part) => part.op !== 'not').map(selectorOf);
  return [...others, ...(excluded.length > 0 ? [`:not(${listOf(excluded)})`] : [])].join('');
}

/**
 * Returns a selector list. The controls in it share one `:has()`.
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
 * Returns every question in a formula.
 * @param {Formula} formula
 * @returns {readonly Has[]}
 */
export function questionsOf(formula) {
  if (typeof formula === 'boolean') return [];
  if (formula.op === 'has') return [formula];
  return formula.op === 'not' ? questionsOf(formula.of) : formula.of.flatMap(questionsOf);
}

/**
 * Returns the formula with some of its questions answered.
 * @param {Formula} formula
 * @param {(question: Has) => boolean | undefined} answer Returns undefined for a question that stays.
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
