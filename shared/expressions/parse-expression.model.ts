import { default as jsep } from 'jsep';
import { binaryOperators } from './operators.model.js';

/** Node of a parsed expression. Its properties are validated before use. */
export interface ExpressionNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Members of the parser's class for subclasses. Its own types lack them. */
interface Parser {
  readonly expr: string;
  readonly char: string;
  readonly code: number;
  index: number;
  parse(): ExpressionNode;
  gobbleSpaces(): void;
  gobbleExpressions(end?: number): readonly ExpressionNode[];
  gobbleExpression(): ExpressionNode | false;
  gobbleToken(): ExpressionNode | false;
  gobbleTokenProperty(node: ExpressionNode): ExpressionNode;
  gobbleBinaryOp(): string | false;
  throwError(message: string): never;
}

const { Jsep } = jsep as unknown as { readonly Jsep: new (source: string) => Parser };

/** Most nested calls of the parser, two for each pair of parentheses: far below a stack overflow. */
const deepest = 400;

/** A parsed expression, and where its nodes begin. */
export interface ParsedExpression {
  readonly root: ExpressionNode;
  positionOf(node: ExpressionNode): number;
}

/** Parses an expression. Throws an ExpressionError with the position of the first error. */
export function parseExpression(source: string): ParsedExpression {
  const parser = new ExpressionParser(asciiOf(source));
  const root = parser.parse();
  return { root, positionOf: (node) => parser.positions.get(node) ?? 0 };
}

/**
 * Adds the syntax that the general parser lacks, in a class of its own so that the parser's global settings stay as they are:
 * `{Field:value}`, positions, a limit of depth, and no lists of expressions.
 */
class ExpressionParser extends Jsep {
  readonly positions = new Map<ExpressionNode, number>();
  #depth = 0;

  override gobbleExpressions(end?: number): readonly ExpressionNode[] {
    const node = this.gobbleExpression();
    if (!node) return this.throwError('a value');
    const isWhole = this.index >= this.expr.length || this.code === end;
    return isWhole ? [node] : this.throwError('an operator');
  }

  override gobbleExpression(): ExpressionNode | false {
    return this.#deeper(() => super.gobbleExpression());
  }

  override gobbleToken(): ExpressionNode | false {
    return this.#deeper(() => (this.char === '{' ? this.#operand() : super.gobbleToken()));
  }

  override gobbleBinaryOp(): string | false {
    this.gobbleSpaces();
    const start = this.index;
    const operator = super.gobbleBinaryOp();
    if (operator === false || binaryOperators.includes(operator)) return operator;
    throw expressionError(start, operator, `one of ${binaryOperators.join(' ')}`);
  }

  override throwError(message: string): never {
    const code = this.expr.codePointAt(this.index);
    const found = code === undefined ? 'the end' : String.fromCodePoint(code);
    throw expressionError(this.index, found, expectationOf(message));
  }

  /** From an opening brace to the next closing one; a name can hold anything else. */
  #operand(): ExpressionNode {
    const start = this.index;
    const end = this.expr.indexOf('}', start);
    if (end < 0) throw expressionError(start, '{', 'a field as {Name:value}');
    const name = this.expr.slice(start + 1, end).replace(/:value$/i, '');
    this.index = end + 1;
    return { type: 'Operand', name };
  }

  #deeper(gobble: () => ExpressionNode | false): ExpressionNode | false {
    this.gobbleSpaces();
    const start = this.index;
    this.#depth += 1;
    if (this.#depth > deepest) throw expressionError(start, this.char, 'fewer levels of parentheses');
    const node = gobble();
    this.#depth -= 1;
    if (node && !this.positions.has(node)) this.positions.set(node, start);
    return node;
  }
}

/** The parser's own messages name what it misses in many words. */
function expectationOf(message: string): string {
  if (/^Unclosed \(|^Expected \)/.test(message)) return '")"';
  if (/^(a value|an operator)$/.test(message)) return message;
  return 'a number, {Field:value}, an operator or a named function';
}

const typographic = new Map([...'−–×·÷\u00A0\u202F'].map((sign, index) => [sign, '--**/  '.charAt(index)]));

/** Replaces typographic signs by those of the parser, one for one so that positions stay; names keep theirs. */
function asciiOf(source: string): string {
  return source.replace(/\{[^}]*\}?|[−–×·÷\u00A0\u202F]/g, (piece) => typographic.get(piece) ?? piece);
}

/** The longest piece of an expression that a message quotes. */
const longestQuote = 30;

/** Error in an expression, in words for its author. */
export class ExpressionError {
  constructor(readonly problem: string) {}
}

/** The error at an index of the expression; people count characters from 1. */
export function expressionError(index: number, found: string, expected: string): ExpressionError {
  const quoted = found === 'the end' ? found : `"${found.slice(0, longestQuote)}"`;
  return new ExpressionError(`position ${index + 1}: found ${quoted}, expected ${expected}`);
}
