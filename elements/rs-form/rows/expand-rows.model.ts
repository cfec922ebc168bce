import type {
  CalculationDefinition,
  ConditionDefinition,
  FormDefinition,
  RowNames,
  RuleDefinition,
  RuleEntry,
} from '../definition/definition.model.js';
import { renumber } from './row-names.model.js';
import { isGroup } from '../definition/rules.model.js';

/** Group of a field; undefined for a field that is not repeated. */
type GroupOf = (name: string) => RowNames | undefined;

/** A row: its group, and its number. */
interface Row {
  readonly group: RowNames;
  readonly number: string;
}

/**
 * Returns a definition for all rows. In the given one the fields of a group have the names of the first row. A condition or a
 * total of a row reads the fields of its own row. Outside of the group a rule holds if it holds in any row, and `sum(…)` is
 * the sum over the rows.
 */
export function expandRows(definition: FormDefinition, groups: readonly RowNames[]): FormDefinition {
  const byName = new Map(groups.flatMap((group) => [...group.fields].map((name) => [name, group] as const)));
  const groupOf: GroupOf = (name) => byName.get(name);
  return {
    ...definition,
    fields: definition.fields.flatMap((field) =>
      rowsOf(groupOf(field.name), (row) => ({ ...field, name: nameIn(row, field.name) }), field),
    ),
    conditions: definition.conditions.flatMap((one) => expandCondition(one, groupOf)),
    calculations: definition.calculations.flatMap((one) => expandCalculation(one, groupOf)),
  };
}

/** Returns an item for each row of a group; the item itself without a group. */
function rowsOf<Item>(group: RowNames | undefined, inRow: (row: Row) => Item, item: Item): readonly Item[] {
  return group ? group.numbers.map((number) => inRow({ group, number })) : [item];
}

/** Returns the name of a field in a row; a name that is not the row's stays as it is. */
function nameIn({ group, number }: Row, name: string): string {
  return group.fields.has(name) ? renumber(name, group.first, number) : name;
}

/** Returns the condition for the targets of each group and row, and for those outside. */
function expandCondition(condition: ConditionDefinition, groupOf: GroupOf): readonly ConditionDefinition[] {
  const groups = new Set(condition.targets.map(groupOf));
  return [...groups].flatMap((group) => {
    const targets = condition.targets.filter((name) => groupOf(name) === group);
    const rules = (row?: Row) => condition.when.map((entry) => expandEntry(entry, groupOf, row));
    const inRow = (row: Row) => ({
      ...condition,
      targets: targets.map((name) => nameIn(row, name)),
      when: rules(row),
    });
    return group ? rowsOf(group, inRow, condition) : [{ ...condition, targets, when: rules() }];
  });
}

function expandEntry(entry: RuleEntry, groupOf: GroupOf, row?: Row): RuleEntry {
  if (isGroup(entry)) return { ...entry, when: entry.when.map((one) => expandEntry(one, groupOf, row)) };
  const group = groupOf(entry.field);
  if (!group) return entry;
  const inRow = (one: Row): RuleDefinition => ({ ...entry, field: nameIn(one, entry.field) });
  if (row?.group === group) return inRow(row);
  return group.numbers.length > 0 ? { match: 'any', when: rowsOf(group, inRow, entry) } : entry;
}

function expandCalculation(one: CalculationDefinition, groupOf: GroupOf): readonly CalculationDefinition[] {
  const inRow = (row: Row) => ({
    ...one,
    target: nameIn(row, one.target),
    expression: expandSums(one.expression, groupOf, row),
  });
  const outside = { ...one, expression: expandSums(one.expression, groupOf) };
  return rowsOf(groupOf(one.target), inRow, outside);
}

const sumCall = /(?<![\w.])sum\s*\(/;

/** Writes each `sum(…)` over a group as a sum of its rows. Outside of sums the operands are those of the row. */
function expandSums(expression: string, groupOf: GroupOf, row?: Row): string {
  const call = sumCall.exec(withoutNames(expression));
  if (!call) return row ? operandsIn(row, expression) : expression;
  const open = call.index + call[0].length;
  const close = closingOf(expression, open);
  const inner = expression.slice(open, close);
  const group = namesIn(inner).map(groupOf).find(Boolean);
  if (close < 0 || !group) return expression;
  const before = expression.slice(0, call.index);
  const after = expandSums(expression.slice(close + 1), groupOf, row);
  return `${row ? operandsIn(row, before) : before}(${sumOver(group, inner.trim())})${after}`;
}

function sumOver(group: RowNames, inner: string): string {
  const isOperand = /^\{[^}]*\}$/.test(inner);
  const terms = group.numbers.map((number) => operandsIn({ group, number }, inner));
  return terms.map((term) => (isOperand ? term : `(${term})`)).join(' + ') || '0';
}

/** Returns the index of the parenthesis that closes the one before a position; -1 for none. */
function closingOf(expression: string, start: number): number {
  const text = withoutNames(expression);
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** Matches an operand. The name ends before `:value`. */
const operand = /\{([^{}]*)\}/g;

const ending = /:value$/i;

/** Blanks out the names of fields, which can hold any sign. Positions stay. */
function withoutNames(expression: string): string {
  return expression.replace(operand, (found) => '0'.repeat(found.length));
}

function namesIn(expression: string): readonly string[] {
  return [...expression.matchAll(operand)].map(([, name = '']) => name.replace(ending, ''));
}

function operandsIn(row: Row, expression: string): string {
  return expression.replace(operand, (_, written: string) => {
    const name = written.replace(ending, '');
    return `{${nameIn(row, name)}${written.slice(name.length)}}`;
  });
}
