import type { RuleDefinition } from '../definition/definition.model.js';
import { compileSuiteRule, type Measure } from '../conditions/suite-operators.model.js';

/** Facts about the fields of a form. */
export interface FieldFacts {
  /** Returns true if a field has one value at most, as a list of one line has. */
  isSingle(name: string): boolean;
  readonly measure: Measure;
}

/** Numbers or dates between two bounds; an open bound is not allowed itself. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly isFromOpen?: boolean;
  readonly isToOpen?: boolean;
}

/**
 * Rules on one field that must hold together. The cost of a rule does not grow with their number, once one of them has named
 * the values that the field may have.
 */
export class FieldRules {
  readonly #facts: FieldFacts;
  readonly #rules: RuleDefinition[] = [];
  readonly #byKey = new Map<string, RuleDefinition>();
  /** Values that the field may have, and the rule that named them. */
  #allowed: { readonly values: readonly string[]; readonly rule: RuleDefinition } | undefined;
  #range: { readonly range: Range; readonly rule: RuleDefinition } | undefined;

  constructor(facts: FieldFacts) {
    this.#facts = facts;
  }

  /** Returns the rule with which another one can never hold; undefined where they may. */
  excludes(rule: RuleDefinition): RuleDefinition | undefined {
    if (!this.#facts.isSingle(rule.field)) return this.#oppositeOf(rule);
    if (this.#allowed) {
      const { values, rule: by } = this.#allowed;
      return values.some((value) => this.#fits(rule, value)) ? undefined : by;
    }
    const named = namedBy(rule);
    if (named) return this.#rules.find((one) => !named.some((value) => this.#fits(one, value)));
    const range = this.#rangeOf(rule);
    if (!range || !this.#range) return this.#oppositeOf(rule);
    return isEmpty(overlap(this.#range.range, range)) ? this.#range.rule : undefined;
  }

  /** Adds a rule that may hold together with the others. */
  add(rule: RuleDefinition): void {
    this.#rules.push(rule);
    this.#byKey.set(keyOf(rule), rule);
    const named = this.#allowed?.values ?? namedBy(rule);
    if (named) {
      const checked = this.#allowed ? [rule] : this.#rules;
      const values = named.filter((value) => checked.every((one) => this.#fits(one, value)));
      this.#allowed = { values, rule: this.#allowed?.rule ?? rule };
    }
    const range = this.#rangeOf(rule);
    if (range) this.#range = { range: this.#range ? overlap(this.#range.range, range) : range, rule };
  }

  #oppositeOf({ operator, value }: RuleDefinition): RuleDefinition | undefined {
    const opposite = opposites.get(operator);
    return opposite && this.#byKey.get(keyOf({ operator: opposite, value }));
  }

  #fits(rule: RuleDefinition, value: string): boolean {
    if (rule.operator === 'is' || rule.operator === 'is_not')
      return (rule.value === value) === (rule.operator === 'is');
    // A rule that cannot be compared is another mistake.
    return compileSuiteRule(rule, this.#facts.measure)?.([value]) ?? true;
  }

  #rangeOf({ field, operator, value }: RuleDefinition): Range | undefined {
    const [from = NaN, to = from] = [value].flat().map((text) => this.#facts.measure(field, text));
    if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
    if (operator === 'greater') return { from, to: Infinity, isFromOpen: true };
    if (operator === 'less') return { from: -Infinity, to: from, isToOpen: true };
    return operator === 'between' ? { from, to } : undefined;
  }
}

/** Returns the values that a rule allows a field with one value to have; null where there is no list of them. */
function namedBy({ operator, value }: RuleDefinition): readonly string[] | null {
  if (operator === 'empty') return [''];
  return operator === 'is' || operator === 'is_one_of' ? [value].flat() : null;
}

/** Returns the key of a rule, by which equal rules are found. */
function keyOf({ operator, value }: Omit<RuleDefinition, 'field'>): string {
  return operator === 'empty' || operator === 'filled' ? operator : JSON.stringify([operator, value]);
}

const opposites: ReadonlyMap<string, RuleDefinition['operator']> = new Map([
  ['is', 'is_not'],
  ['is_not', 'is'],
  ['empty', 'filled'],
  ['filled', 'empty'],
]);

function overlap(one: Range, other: Range): Range {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  const both = [one, other];
  return {
    ...{ from, to },
    isFromOpen: both.some((range) => range.from === from && range.isFromOpen),
    isToOpen: both.some((range) => range.to === to && range.isToOpen),
  };
}

function isEmpty({ from, to, isFromOpen, isToOpen }: Range): boolean {
  return from > to || (from === to && Boolean(isFromOpen || isToOpen));
}
