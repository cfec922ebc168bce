import { decidingConditions, fieldsIn, isGroup } from '#cli-models';
import { either, every, reverse, some, unknown } from './answer.mjs';
import { questionsOf } from './formula.mjs';
/** @import { Answer } from './answer.mjs' */
/** @import { Source, Test } from './sources.mjs' */
/** @import { ConditionDefinition, GroupDefinition, RuleEntry, Target } from '#cli-models' */

/**
 * State in which a target is hidden, as far as CSS can evaluate it.
 * @typedef {object} Decision
 * @property {Target} target
 * @property {Answer} isHidden
 */

/** A chain of fields whose selector would have more questions than this is left to the script. */
const mostQuestions = 48;

/**
 * Decides for every target as the element's script does: the last of several conditions counts, and a hidden field
 * has its default value.
 * @param {readonly ConditionDefinition[]} conditions
 * @param {(name: string) => Source} sourceOf
 * @returns {readonly Decision[]}
 */
export function decideHidden(conditions, sourceOf) {
  const decisions = new Decisions(conditions, sourceOf);
  return decisions.deciding.map((target, at) => ({
    target,
    isHidden: decisions.isHidden(at),
  }));
}

class Decisions {
  /** @type {readonly (Target & { readonly condition: ConditionDefinition })[]} */
  deciding;
  /** @type {(name: string) => Source} */
  #sourceOf;
  /**
   * Field name → indices of its conditions in `deciding`.
   * @type {Map<string, readonly number[]>}
   */
  #places = new Map();
  /** @type {Map<number, Answer>} */
  #answers = new Map();
  /** @type {Map<string, boolean>} */
  #settling = new Map();

  /**
   * @param {readonly ConditionDefinition[]} conditions
   * @param {(name: string) => Source} sourceOf
   */
  constructor(conditions, sourceOf) {
    this.#sourceOf = sourceOf;
    this.deciding = decidingConditions(conditions);
    for (const [at, { name }] of this.deciding.entries())
      this.#places.set(name, [...this.#placesOf(name), at]);
  }

  /**
   * @param {number} at
   * @returns {Answer}
   */
  isHidden(at) {
    const known = this.#answers.get(at);
    if (known) return known;
    const { condition } = this.#at(at);
    const fits = this.#holds(condition);
    const answer = condition.action === 'show' ? reverse(fits) : fits;
    this.#answers.set(at, answer);
    return answer;
  }

  /**
   * @param {GroupDefinition} group
   * @returns {Answer}
   */
  #holds({ match, when }) {
    const entries = when.map((entry) => this.#fits(entry));
    return match === 'all' ? every(entries) : some(entries);
  }

  /**
   * @param {RuleEntry} entry
   * @returns {Answer}
   */
  #fits(entry) {
    if (isGroup(entry)) return this.#holds(entry);
    const { field, operator } = entry;
    const values = [entry.value].flat();
    const [value = ''] = values;
    switch (operator) {
      case 'is_not':
        return reverse(this.#has(field, { operator: 'is', value }));
      case 'empty':
        return reverse(this.#has(field, { operator: 'filled', value }));
      case 'is_one_of':
        return some([...new Set(values)].map((one) => this.#has(field, { operator: 'is', value: one })));
      default:
        return this.#has(field, { operator, value });
    }
  }

  /**
   * Returns the answer whether a field has a value. A hidden field has its default value, because the script resets it.
   *
   * @param {string} field
   * @param {Test} test
   * @returns {Answer}
   */
  #has(field, test) {
    const source = this.#sourceOf(field);
    const own = source.has(test);
    const places = this.#placesOf(field);
    if (places.length === 0) return own;
    if (!this.#settles(field)) return unknown(own.guess);
    const isHidden = some(places.map((place) => this.isHidden(place)));
    const answer = either(isHidden, source.hasByDefault(test), own);
    return questionsOf(answer.guess).length > mostQuestions ? unknown(own.guess) : answer;
  }

  /**
   * Returns true if the script decides on all fields that this field depends on before it decides on this field.
   * Otherwise a value that is reset later may hide the field for a moment and reset it too, which no selector can
   * express.
   * @param {string} field
   * @returns {boolean}
   */
  #settles(field) {
    const known = this.#settling.get(field);
    if (known !== undefined) return known;
    const settles = this.#placesOf(field).every((place) =>
      fieldsIn(this.#at(place).condition).every(
        (source) => this.#placesOf(source).every((earlier) => earlier < place) && this.#settles(source),
      ),
    );
    this.#settling.set(field, settles);
    return settles;
  }

  /**
   * @param {string} name
   * @returns {readonly number[]}
   */
  #placesOf(name) {
    return this.#places.get(name) ?? [];
  }

  /** @param {number} place */
  #at(place) {
    const one = this.deciding[place];
    if (!one) throw new RangeError(`no condition at ${place}`);
    return one;
  }
}
