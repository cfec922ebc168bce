import { decidingConditions } from '../../elements/rs-form/conditions/compile.model.js';
import type { Target } from '../../elements/rs-form/conditions/visibility.model.js';
import type { ConditionDefinition } from '../../elements/rs-form/definition/definition.model.js';
import { either, every, reverse, some, unknown, type Answer } from './answer.model.js';
import { questionsOf } from './formula.model.js';
import type { Source } from './sources.model.js';

/** When a target is hidden, as far as CSS can tell. */
export interface Decision {
  readonly target: Target;
  readonly isHidden: Answer;
}

/** A chain of fields that would make a longer selector than this waits for the script. */
const mostQuestions = 48;

/** Decides for every target as the engine will: of several conditions the last, a hidden field at its default. */
export function decideHidden(
  conditions: readonly ConditionDefinition[],
  sourceOf: (name: string) => Source,
): readonly Decision[] {
  const decisions = new Decisions(conditions, sourceOf);
  return decisions.deciding.map(({ target }, at) => ({ target, isHidden: decisions.isHidden(at) }));
}

class Decisions {
  readonly deciding: readonly { readonly target: Target; readonly condition: ConditionDefinition }[];
  readonly #sourceOf: (name: string) => Source;
  /** Where a field's targets stand among the deciding conditions. */
  readonly #places = new Map<string, readonly number[]>();
  readonly #answers = new Map<number, Answer>();
  readonly #settling = new Map<string, boolean>();

  constructor(conditions: readonly ConditionDefinition[], sourceOf: (name: string) => Source) {
    this.#sourceOf = sourceOf;
    this.deciding = decidingConditions(conditions);
    for (const [at, { target }] of this.deciding.entries())
      this.#places.set(target.name, [...this.#placesOf(target.name), at]);
  }

  isHidden(at: number): Answer {
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

  /** A field that is hidden itself counts with its default, as the engine resets it. */
  #has(field: string, value: string): Answer {
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
   */
  #settles(field: string): boolean {
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

  #placesOf(name: string): readonly number[] {
    return this.#places.get(name) ?? [];
  }

  #at(place: number) {
    const one = this.deciding[place];
    if (!one) throw new RangeError(`no condition at ${place}`);
    return one;
  }
}
