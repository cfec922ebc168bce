import {
  type ExpressionNode,
  parseExpression,
} from '../../../../../shared/expressions/parse-expression.model.js';

/** Ways in which a language writes the parts of an expression. Values are numbers; truths are 1 and 0. */
export interface TargetLanguage {
  number(value: number): string;
  /** Value of a field, or 0. */
  operand(name: string): string;
  unary(operator: string, inner: string): string;
  binary(operator: string, left: string, right: string): string;
  choice(test: string, yes: string, no: string): string;
  /** Function of `Math`, by its name there. */
  math(name: string, values: readonly string[]): string;
  /** Seconds as days (1 a day), hours (24) or minutes (1440); 0 if one of the dates is not set. */
  span(perDay: number, dates: readonly string[], seconds: string): string;
}

const constants: ReadonlyMap<string, number> = new Map([
  ['true', 1],
  ['false', 0],
  ['PI', Math.PI],
  ['E', Math.E],
]);
const spans: ReadonlyMap<string, number> = new Map([
  ['toDays', 1],
  ['toHours', 24],
  ['toMinutes', 1440],
]);

/**
 * Translates an expression that the suite has compiled into another language. All of its text is made here, so that an
 * expression is never code.
 */
export function translateExpression(source: string, language: TargetLanguage): string {
  return translate(parseExpression(source).root, language);
}

function translate(node: ExpressionNode, language: TargetLanguage): string {
  const inner = (key: string) => translate(node[key] as ExpressionNode, language);
  switch (node.type) {
    case 'Operand':
      return language.operand(String(node['name']));
    case 'Literal':
      return language.number(numberOf(node));
    case 'UnaryExpression':
      return language.unary(String(node['operator']), inner('argument'));
    case 'BinaryExpression':
      return translateChain(node, language);
    case 'ConditionalExpression':
      return language.choice(inner('test'), inner('consequent'), inner('alternate'));
    case 'CallExpression':
      return translateCall(node, language);
    default:
      return language.number(constants.get(lastName(node)) ?? 0);
  }
}

/** Goes down the left side in a loop, because long sums lean to the left. */
function translateChain(node: ExpressionNode, language: TargetLanguage): string {
  const links: ExpressionNode[] = [];
  let first = node;
  for (; first.type === 'BinaryExpression'; first = first['left'] as ExpressionNode) links.push(first);
  return links
    .reverse()
    .reduce(
      (left, link) =>
        language.binary(String(link['operator']), left, translate(link['right'] as ExpressionNode, language)),
      translate(first, language),
    );
}

function translateCall(node: ExpressionNode, language: TargetLanguage): string {
  const name = lastName(node['callee'] as ExpressionNode);
  const given = node['arguments'] as readonly ExpressionNode[];
  const values = given.map((one) => translate(one, language));
  const perDay = spans.get(name);
  if (perDay === undefined) return language.math(name, values);
  return language.span(perDay, [...new Set(given.flatMap(operandsIn))], values[0] ?? language.number(0));
}

function numberOf({ value, raw }: ExpressionNode): number {
  return typeof value === 'number' ? value : (constants.get(String(raw)) ?? 0);
}

/** Returns the last name of a path: `abs` of `Math.abs`. */
function lastName(node: ExpressionNode): string {
  const one = node.type === 'MemberExpression' ? (node['property'] as ExpressionNode) : node;
  return String(one['name']);
}

/** Returns the fields that a part of an expression reads. */
function operandsIn(node: ExpressionNode): readonly string[] {
  if (node.type === 'Operand') return [String(node['name'])];
  return Object.values(node).flat().filter(isNode).flatMap(operandsIn);
}

function isNode(value: unknown): value is ExpressionNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
