import type { AnyNode, CallExpression, Node } from 'acorn';
import type { CalculationDefinition } from '../../elements/rs-form/definition/definition.model.js';
import type { TotalsFunction } from './inline-calls.js';
import { literalOf, nodesIn, pathOf, textsIn } from './syntax.js';

/** What was found of a form's totals, and what could not be said in JSON. */
export interface Totals {
  readonly calculations: readonly CalculationDefinition[];
  readonly faults: readonly string[];
}

interface Assigned {
  readonly name: string;
  readonly value: Node;
}

/**
 * Reads the function that the server writes for the totals of a form: each `total…_{form}` takes a field's value, each
 * `grandTotal…` an expression of them, which is then written into a field by `number_format`.
 */
export function readTotals({ formId, node, source }: TotalsFunction, names: readonly string[]): Totals {
  const assigned = [...nodesIn(node)].flatMap(assignedIn);
  const fields = new Map([
    ...names.map((name) => [variableOf(name, formId), name] as const),
    ...assigned.flatMap(({ name, value }) => {
      const field = textsIn(value).find((text) => names.includes(text));
      return /^total.*_\d+$/i.test(name) && field !== undefined ? [[name, field] as const] : [];
    }),
  ]);
  const faults: string[] = [];
  const calculations = assigned
    .filter(({ name }) => name.startsWith('grandTotal'))
    .flatMap(({ name, value }) => {
      const write = writeOf(node, name, names);
      const expression = expressionOf(value, source, fields);
      if (write && expression.unknown.length === 0) return [{ ...write, expression: expression.text }];
      const missing = write ? `unknown names ${expression.unknown.join(', ')}` : 'no field that takes it';
      faults.push(`total ${name}: ${missing}, in ${source.slice(value.start, value.end)}`);
      return [];
    });
  return { calculations, faults };
}

/** The server's name for what a field counts: its own without what no variable may have. */
function variableOf(name: string, formId: number): string {
  return `total${name.replaceAll(/[^A-Za-z0-9]/g, '')}_${formId}`;
}

function assignedIn(node: AnyNode): readonly Assigned[] {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
    return [{ name: node.id.name, value: node.init }];
  if (node.type !== 'AssignmentExpression' || node.operator !== '=') return [];
  const path = pathOf(node.left);
  return path === null || path.includes('.') ? [] : [{ name: path, value: node.right }];
}

/** The statement that formats a total: the field in it takes the result. */
function writeOf(
  node: Node,
  total: string,
  names: readonly string[],
): Omit<CalculationDefinition, 'expression'> | null {
  for (const statement of nodesIn(node)) {
    if (statement.type !== 'ExpressionStatement') continue;
    const format = [...nodesIn(statement)].find((one) => isFormatOf(one, total)) as
      CallExpression | undefined;
    const target = textsIn(statement).find((text) => names.includes(text));
    if (!format || target === undefined) continue;
    const [, decimals, decimal, thousands] = format.arguments.map(literalOf);
    return {
      target,
      decimals: typeof decimals === 'number' ? decimals : 2,
      decimal: typeof decimal === 'string' ? decimal : '.',
      thousands: typeof thousands === 'string' ? thousands : ',',
    };
  }
  return null;
}

function isFormatOf(node: AnyNode, total: string): boolean {
  if (node.type !== 'CallExpression') return false;
  const [number] = node.arguments;
  const isFormat = /(^|\.)(number_format|formatNumber)$/.test(pathOf(node.callee) ?? '');
  return isFormat && number?.type === 'Identifier' && number.name === total;
}

/** The author's expression again: variables become `{Field:value}`, the server's helpers lose their long names. */
function expressionOf(value: Node, source: string, fields: ReadonlyMap<string, string>) {
  const unknown: string[] = [];
  const changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const read = new Set<Node>();
  for (const node of nodesIn(value)) {
    if (read.has(node)) continue;
    if (node.type === 'MemberExpression') {
      for (const inner of nodesIn(node)) read.add(inner);
      const helper = /^RSFormPro\.Calculations\.(toDays|toHours|toMinutes)$/.exec(pathOf(node) ?? '')?.[1];
      if (helper !== undefined) changes.push({ start: node.start, end: node.end, text: helper });
      else if (!pathOf(node)?.startsWith('Math.')) unknown.push(source.slice(node.start, node.end));
    } else if (node.type === 'Identifier') {
      const field = fields.get(node.name);
      if (field === undefined) unknown.push(node.name);
      else changes.push({ start: node.start, end: node.end, text: `{${field}:value}` });
    }
  }
  return { unknown, text: rewrite(source, value, changes) };
}

function rewrite(
  source: string,
  { start, end }: Node,
  changes: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): string {
  let at = start;
  let text = '';
  for (const change of changes.toSorted((one, other) => one.start - other.start)) {
    text += source.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + source.slice(at, end);
}
