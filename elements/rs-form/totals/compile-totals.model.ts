import { CompactLists } from '../../../shared/store/compact-lists.model.js';
import type { CalculationDefinition } from '../definition/definition.model.js';
import type { NumberFormat } from '../../../shared/numbers/read-number.model.js';
import type { CalculationError } from './calculation.model.js';
import { compileExpression, type Operand } from '../../../shared/expressions/compile-expression.model.js';
import { findCycles, inOrder, type NameGraph } from '../../../shared/graph/find-cycles.model.js';
import type { Evaluate } from '../../../shared/expressions/operators.model.js';
import { ExpressionError } from '../../../shared/expressions/parse-expression.model.js';

/** One total, compiled. */
export interface Total {
  /** Position in the author's list, from 0. */
  readonly index: number;
  readonly target: string;
  readonly format: NumberFormat;
  readonly evaluate: Evaluate;
  /** Slots of its operands, of all number formats. */
  readonly slots: readonly number[];
}

/** Total before all slots are given out. */
interface Draft extends Omit<Total, 'slots'> {
  readonly operands: readonly Operand[];
}

/** All totals of a form that can be calculated, each after those that it reads. */
export interface CalculationPlan {
  readonly totals: readonly Total[];
  /** Returns the names that a total reads. */
  operandsOf(total: Total): ReadonlySet<string>;
  /** The slots that hold a field's value, one for each way to write numbers. */
  slotsOf(name: string): readonly Slot[];
  readonly slotCount: number;
  /** The places in `totals` that depend on a field, directly or through other totals, in their order. */
  affectedBy(name: string): readonly number[];
}

export interface CompiledCalculations {
  readonly plan: CalculationPlan;
  readonly errors: readonly CalculationError[];
}

/**
 * Compiles a form's calculations once. A total that is invalid, or reads a missing field, is left out: to the others it is
 * a plain field, and it keeps the server's value.
 */
export function compileCalculations(
  definitions: readonly CalculationDefinition[],
  hasField: (name: string) => boolean = () => true,
): CompiledCalculations {
  const slots = createSlots();
  const errors: CalculationError[] = [];
  const compiled = compileEach(definitions, slots, errors);

  for (const cycle of findCycles(graphOf(compiled))) {
    errors.push(cycleError(cycle, compiled));
    for (const name of cycle) compiled.delete(name);
  }
  leaveOutUnknown(compiled, hasField, errors, (index) => definitions[index]?.expression ?? '');

  return { plan: planOf(compiled, slots), errors };
}

/** Of several calculations for one field the last decides, as on the server. */
function compileEach(
  definitions: readonly CalculationDefinition[],
  slots: Slots,
  errors: CalculationError[],
): Map<string, Draft> {
  const compiled = new Map<string, Draft>();
  for (const [index, { target, expression, hiddenOperands, ...format }] of definitions.entries()) {
    const rules = { format, countsHidden: hiddenOperands === 'default' };
    try {
      const parts = compileExpression(expression, (name) => slots.slotOf(name, rules));
      const before = compiled.get(target);
      if (before) errors.push({ index: before.index, target, problem: laterOne });
      compiled.set(target, { index, target, format, ...parts });
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      errors.push({ index, target, problem: error.problem });
    }
  }
  return compiled;
}

/** One that is left out may have been all that others knew of a name. */
function leaveOutUnknown(
  compiled: Map<string, Draft>,
  hasField: (name: string) => boolean,
  errors: CalculationError[],
  expressionOf: (index: number) => string,
): void {
  const isUnknown = ({ name }: Operand) => !compiled.has(name) && !hasField(name);
  const findNext = () => [...compiled.values()].find(({ operands }) => operands.some(isUnknown));
  for (let total = findNext(); total; total = findNext()) {
    const { index, target, operands } = total;
    for (const { name, index: at } of operands.filter(isUnknown)) {
      const [found = name] = /^\{[^}]*\}/.exec(expressionOf(index).slice(at)) ?? [];
      const problem = `position ${at + 1}: found ${found}, expected a field of this form`;
      errors.push({ index, target, problem });
    }
    compiled.delete(target);
  }
}

const laterOne = 'found a later calculation of the same field, expected one for each field';

function cycleError(cycle: readonly string[], totals: ReadonlyMap<string, Draft>): CalculationError {
  const [first = ''] = cycle;
  const names = cycle.map((name) => `"${name}"`).join(', ');
  const problem = `found a cycle of ${names}, expected totals that do not need themselves`;
  return { index: totals.get(first)?.index ?? 0, target: first, problem };
}

function planOf(compiled: ReadonlyMap<string, Draft>, slots: Slots): CalculationPlan {
  const totals = totalsOf(compiled, slots);
  const readers = readersOf(totals);
  const placesBy = (name: string) => slots.of(name).flatMap(({ at }) => readers[at] ?? []);

  function affectedBy(name: string): readonly number[] {
    const found = new Set(placesBy(name));
    // A set also iterates over items that are added meanwhile.
    for (const place of found) {
      for (const next of placesBy(totals[place]?.target ?? '')) found.add(next);
    }
    return [...found].sort((one, other) => one - other);
  }

  const operandsOf = (total: Total) => new Set(total.slots.map(slots.nameAt));
  return { totals, affectedBy, operandsOf, slotsOf: slots.of, slotCount: slots.count() };
}

/** Returns the totals, each after those that it reads, without the data for errors: a total may read thousands of fields. */
function totalsOf(compiled: ReadonlyMap<string, Draft>, slots: Slots): readonly Total[] {
  return inOrder(graphOf(compiled)).flatMap((name) => {
    const draft = compiled.get(name);
    if (!draft) return [];
    const { index, target, format, evaluate, operands } = draft;
    const read = operands.flatMap((operand) => slots.of(operand.name).map(({ at }) => at));
    return [{ index, target, format, evaluate, slots: read }];
  });
}

/** Returns the places of the totals that read each slot: one, or a list. */
function readersOf(totals: readonly Total[]): readonly (number | number[])[] {
  const readers: (number | number[])[] = [];
  for (const [place, { slots }] of totals.entries()) {
    for (const slot of slots) {
      const known = readers[slot];
      if (Array.isArray(known)) known.push(place);
      else readers[slot] = known === undefined ? place : [known, place];
    }
  }
  return readers;
}

/** Returns the graph of totals that read other totals. */
function graphOf(totals: ReadonlyMap<string, Draft>): NameGraph {
  const reads = new CompactLists<string>();
  const readers = new CompactLists<string>();
  for (const [target, { operands }] of totals) {
    for (const { name } of operands) {
      if (!totals.has(name)) continue;
      reads.add(target, name);
      readers.add(name, target);
    }
  }
  return {
    names: [...totals.keys()],
    needs: (name) => reads.list(name),
    neededBy: (name) => readers.list(name),
  };
}

/** Rules by which a total reads its operands. */
interface ReadingRules {
  readonly format: NumberFormat;
  /** True if a field that a condition hides counts its default. */
  readonly countsHidden: boolean;
}

/** The place of a value among all values: one field can have several, where totals read fields differently. */
export interface Slot extends ReadingRules {
  readonly at: number;
}

interface Slots {
  slotOf(name: string, rules: ReadingRules): number;
  of(name: string): readonly Slot[];
  nameAt(slot: number): string;
  count(): number;
}

/** Slots by name, for one way to read fields. A large form has thousands of names and one way. */
interface SlotsOfRules {
  readonly rules: ReadingRules;
  readonly places: Map<string, number>;
}

/** Gives out slots while expressions are compiled. */
function createSlots(): Slots {
  const ways: SlotsOfRules[] = [];
  const names: string[] = [];

  function placesOf(rules: ReadingRules): Map<string, number> {
    const known = ways.find((one) => readsAlike(one.rules, rules));
    if (known) return known.places;
    const places = new Map<string, number>();
    ways.push({ rules, places });
    return places;
  }

  return {
    slotOf(name, rules) {
      const places = placesOf(rules);
      const at = places.get(name) ?? names.push(name) - 1;
      places.set(name, at);
      return at;
    },
    of(name) {
      const found = ways.flatMap(({ rules, places }) => {
        const at = places.get(name);
        return at === undefined ? [] : [{ at, ...rules }];
      });
      return found.sort((one, other) => one.at - other.at);
    },
    nameAt: (slot) => names[slot] ?? '',
    count: () => names.length,
  };
}

/** The number of decimals matters to a reader only in whether there are any. */
function readsAlike(one: ReadingRules, other: ReadingRules): boolean {
  return (
    one.countsHidden === other.countsHidden &&
    one.format.decimal === other.format.decimal &&
    one.format.thousands === other.format.thousands &&
    one.format.decimals > 0 === other.format.decimals > 0
  );
}
