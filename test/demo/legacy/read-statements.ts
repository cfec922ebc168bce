import { parse, type AnyNode, type ExpressionStatement, type Node } from 'acorn';
import { literalOf, pathOf } from '../../../cli/migrate/syntax.mjs';

/** Statement of an inline script: the name that it calls, sets or declares, the values, and the moment when it runs. */
export interface Statement {
  readonly moment: 'at once' | 'parsed' | 'loaded' | 'ready';
  readonly what: string;
  /** The arguments of a call, or the value that is set; undefined for one that is no literal. */
  readonly values: readonly unknown[];
  readonly source: string;
}

/** Reads the statements of a script; statements in a listener count too, at the moment of the listener. */
export function readStatements(script: string): readonly Statement[] {
  const { body } = parse(script, { ecmaVersion: 'latest' });
  return body.flatMap((node) => statementsIn(node, 'at once', script));
}

function statementsIn(node: Node, moment: Statement['moment'], script: string): readonly Statement[] {
  const one = node as AnyNode;
  const source = script.slice(one.start, one.end);
  if (one.type === 'FunctionDeclaration')
    return [{ moment, what: `function ${one.id?.name}`, values: [], source }];
  if (one.type === 'VariableDeclaration')
    return one.declarations.map(({ id, init }) => ({
      ...{ moment, what: `var ${pathOf(id)}`, values: [literalOf(init)], source },
    }));
  return one.type === 'ExpressionStatement' ? expressionIn(one, moment, script, source) : [];
}

function expressionIn(
  { expression }: ExpressionStatement,
  moment: Statement['moment'],
  script: string,
  source: string,
): readonly Statement[] {
  if (expression.type === 'AssignmentExpression')
    return [{ moment, what: `${pathOf(expression.left)} =`, values: [literalOf(expression.right)], source }];
  if (expression.type !== 'CallExpression') return [];
  const what = nameOf(expression.callee);
  const listener = expression.arguments.find((value) => value.type === 'FunctionExpression');
  const later = momentOf(what, literalOf(expression.arguments[expression.arguments.length - 2]));
  if (listener?.type === 'FunctionExpression' && later)
    return listener.body.body.flatMap((inner) => statementsIn(inner, later, script));
  const named = later && expression.arguments.at(-1);
  if (named && pathOf(named)) return [{ moment: later, what: pathOf(named) ?? '', values: [], source }];
  return [{ moment, what, values: expression.arguments.map(literalOf), source }];
}

function momentOf(what: string, type: unknown): Statement['moment'] | null {
  if (what === 'jQuery.ready') return 'ready';
  if (!/(^|\.)add(Event|EventListener)$/.test(what)) return null;
  return type === 'load' ? 'loaded' : 'parsed';
}

/** Returns the name of a call. A call on the result of another call has the names of both. */
function nameOf(callee: Node): string {
  const one = callee as AnyNode;
  if (one.type === 'MemberExpression' && one.object.type === 'CallExpression')
    return `${nameOf(one.object.callee)}.${pathOf(one.property)}`;
  return pathOf(callee) ?? '';
}
