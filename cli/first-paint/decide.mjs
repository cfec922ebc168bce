import { decidingConditions } from '#cli-models';
import { either, every, reverse, some, unknown } from './answer.mjs';
import { questionsOf } from './formula.mjs';
/** @import { Answer } from './answer.mjs' */
/** @import { Source } from './sources.mjs' */
/** @import { ConditionDefinition, Target } from '#cli-models' */

/**
 * When a target is hidden, as far as CSS can tell.
 * @typedef {object} Decision
 * @property {Target} target
 * @property {Answer} isHidden
 */

/** A chain of fields that would make a longer selector than this waits for the script. */
const mostQuestions = 48;

/**
 * Decides for every target as the engine will: of several conditions the last, a hidden field at its default.
 * @param {readonly ConditionDefinition[]} conditions
 * @param {(name: string) => Source} sourceOf
 * @returns {readonly Decision[]}
 */
export function decideHidden(conditions, sourceOf) {
  const decisions = new Decisions(conditions, sourceOf);
  return decisions.deciding.map(({ target }, at) => ({ target, isHidden: decisions.isHidden(at) }));
}

class Decisions {
  /** @type {readonly { readonly target: Target; readonly condition: ConditionDefinition }[]} */
  deciding;
  /** @type {(name: string) => Source} */
  #sourceOf;
  /**
   * Where a field's targets stand among the deciding conditions.
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
    for (const [at, { target }] of this.deciding.entries())
      this.#places.set(target.name, [...this.#placesOf(target.name), at]);
  }

  /**
   * @param {number} at
   * @returns {Answer}
   */
  isHidden(at) {
    const known = this.#answers.get(at);
    if (known) return known;
    const { condition } = this.#at(at);
    const rules = condition.when.map(({ field, is, value }) =>
      is ? this.#has(field, value) : reverse(this.#has(field, value)),
    );
    const fits = condition.match === 'all' ? every(rules) : some(rules);
    const answer = condition.action === 'show' ? reverse(fits) : fits;
    this.#answers.set(at, answer);
    return answer;
  }

  /**
   * A field that is hidden itself counts with its default, as the engine resets it.
   * @param {string} field
   * @param {string} value
   * @returns {Answer}
   */
  #has(field, value) {
    const source = this.#sourceOf(field);
    const own = source.has(value);
    const places = this.#placesOf(field);
    if (places.length === 0) return own;
    if (!this.#settles(field)) return unknown(own.guess);
    const isHidden = some(places.map((place) => this.isHidden(place)));
    const answer = either(isHidden, source.hasByDefault(value), own);
    return questionsOf(answer.guess).length > mostQuestions ? unknown(own.guess) : answer;
  }

  /**
   * Whether the engine finds this field's sources settled when it comes to the field. Otherwise it may hide the field
   * for a moment, by a value that is reset later, and the field keeps the reset: no selector can follow that.
   * @param {string} field
   * @returns {boolean}
   */
  #settles(field) {
    const known = this.#settling.get(field);
    if (known !== undefined) return known;
    const settles = this.#placesOf(field).every((place) =>
      this.#at(place).condition.when.every(
        (rule) => this.#placesOf(rule.field).every((earlier) => earlier < place) && this.#settles(rule.field),
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
