import { expressionError, parseExpression, type ExpressionNode } from './parse-expression.model.js';
import {
  constants,
  functions,
  chain,
  followWith,
  signed,
  sumOf,
  type Evaluate,
  type Follow,
} from './operators.model.js';

/** A field that an expression reads. */
export interface Operand {
  readonly name: string;
  /** First position in the expression, from 0. */
  readonly index: number;
}

export interface CompiledExpression {
  readonly operands: readonly Operand[];
  readonly evaluate: Evaluate;
}

/**
 * Compiles an expression to closures. Only the nodes that are listed here have a meaning: everything else is thrown as an
 * ExpressionError. `slotOf` says where the value of a field will be.
 */
export function compileExpression(source: string, slotOf: (name: string) => number): CompiledExpression {
  const { root, positionOf } = parseExpression(source);
  const compiler = new Compiler({ source, slotOf, positionOf });
  const evaluate = compiler.compile(root);
  return { operands: [...compiler.operands.values()], evaluate };
}

interface CompilerContext {
  readonly source: string;
  readonly slotOf: (name: string) => number;
  readonly positionOf: (node: ExpressionNode) => number;
}

/** The walk through one expression. */
class Compiler {
  readonly operands = new Map<string, Operand>();
  readonly #context: CompilerContext;
  /** The slots of all operands in the order of the text: those of a call are the last ones when it is compiled. */
  readonly #slots: number[] = [];

  constructor(context: CompilerContext) {
    this.#context = context;
  }

  compile(node: ExpressionNode): Evaluate {
    switch (node.type) {
      case 'Operand':
        return this.#compileOperand(node);
      case 'Literal':
        return this.#compileLiteral(node);
      case 'UnaryExpression':
        return signed(textIn(node, 'operator'), this.compile(nodeIn(node, 'argument'))) ?? this.#refuse(node);
      case 'BinaryExpression':
        return this.#compileChain(node);
      case 'ConditionalExpression':
        return this.#compileChoice(node);
      case 'CallExpression':
        return this.#compileCall(node);
      default:
        return this.#compileConstant(node);
    }
  }

  #compileOperand(node: ExpressionNode): Evaluate {
    const slot = this.#slotOf(node);
    return (values) => values[slot] || 0;
  }

  #slotOf(node: ExpressionNode): number {
    const name = textIn(node, 'name');
    const { slotOf, positionOf } = this.#context;
    const slot = slotOf(name);
    if (!this.operands.has(name)) this.operands.set(name, { name, index: positionOf(node) });
    this.#slots.push(slot);
    return slot;
  }

  #compileLiteral(node: ExpressionNode): Evaluate {
    const value = typeof node.value === 'number' ? node.value : constants.get(String(node.raw));
    return value === undefined ? this.#refuse(node) : () => value;
  }

  /** Down the left side in a loop, because long sums lean to the left. */
  #compileChain(node: ExpressionNode): Evaluate {
    const links: ExpressionNode[] = [];
    let first = node;
    for (; first.type === 'BinaryExpression'; first = nodeIn(first, 'left')) links.push(first);
    links.reverse();
    if (isOperand(first) && links.every(addsOperand))
      return sumOf([first, ...links.map((link) => nodeIn(link, 'right'))].map((one) => this.#slotOf(one)));
    const start = this.compile(first);
    const follows = links.map((link): Follow => {
      const right = this.compile(nodeIn(link, 'right'));
      return followWith(textIn(link, 'operator'), right) ?? this.#refuse(link);
    });
    return chain(start, follows);
  }

  #compileChoice(node: ExpressionNode): Evaluate {
    const [test, yes, no] = ['test', 'consequent', 'alternate'].map((key) => this.compile(nodeIn(node, key)));
    if (!test || !yes || !no) return this.#refuse(node);
    return (values) => (test(values) ? yes(values) : no(values));
  }

  #compileCall(node: ExpressionNode): Evaluate {
    const name = pathOf(nodeIn(node, 'callee'));
    const called = functions.get(name);
    if (!called) return this.#refuse(node, name && `${name}(`, 'Math.*, toDays, toHours or toMinutes');
    const before = this.#slots.length;
    const given = (node.arguments as readonly ExpressionNode[]).map((one) => this.compile(one));
    const { arity, call, needsDates } = called;
    if (arity === null ? given.length === 0 : given.length !== arity) {
      return this.#refuse(node, `${given.length} values in ${name}()`, String(arity ?? 'one or more'));
    }
    const dates = needsDates ? this.#slots.slice(before) : [];
    return (values) => {
      if (dates.some((slot) => Number.isNaN(values[slot]))) return 0;
      return call(given.map((evaluate) => evaluate(values)));
    };
  }

  #compileConstant(node: ExpressionNode): Evaluate {
    const value = constants.get(pathOf(node));
    return value === undefined ? this.#refuse(node) : () => value;
  }

  #refuse(node: ExpressionNode, found?: string, expected = expectedHere): never {
    const { source, positionOf } = this.#context;
    const index = positionOf(node);
    throw expressionError(index, found || source.slice(index), expected);
  }
}

const expectedHere = 'a number, {Field:value}, an operator or a named function';

/** "Math.max" for a plain path; empty for everything else. Paths of three steps are the longest that have a meaning. */
function pathOf(node: ExpressionNode, steps = 3): string {
  if (node.type === 'Identifier') return textIn(node, 'name');
  const isPlain = node.type === 'MemberExpression' && node.computed === false && node.optional !== true;
  if (!isPlain || steps === 1) return '';
  const object = pathOf(nodeIn(node, 'object'), steps - 1);
  return object && `${object}.${textIn(nodeIn(node, 'property'), 'name')}`;
}

function isOperand({ type }: ExpressionNode): boolean {
  return type === 'Operand';
}

function addsOperand(link: ExpressionNode): boolean {
  return textIn(link, 'operator') === '+' && isOperand(nodeIn(link, 'right'));
}

function nodeIn(node: ExpressionNode, key: string): ExpressionNode {
  return node[key] as ExpressionNode;
}

function textIn(node: ExpressionNode, key: string): string {
  const text = node[key];
  return typeof text === 'string' ? text : '';
}
