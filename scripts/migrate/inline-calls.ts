import { parse, type AnonymousFunctionDeclaration, type FunctionDeclaration, type Program } from 'acorn';
import { literalOf, nodesIn, pathOf } from './syntax.js';

/** A call that an inline script makes; what is no literal is `unread`. */
export interface InlineCall {
  readonly path: string;
  readonly values: readonly unknown[];
  /** As it is written. */
  readonly source: string;
}

/** Something that an inline script sets: `RSFormPro.Ajax.URL`, `RSFormProPrices.1_Plan`. */
export interface InlineSetting {
  readonly path: string;
  readonly value: unknown;
}

/** What the inline scripts of a page say. */
export interface InlineBlock {
  readonly calls: readonly InlineCall[];
  readonly settings: readonly InlineSetting[];
  /** The names of all functions that they declare. */
  readonly functions: readonly string[];
  /** The functions that recalculate totals, with the text that they stand in, by the number of their form. */
  readonly totals: readonly TotalsFunction[];
  /** What is wrong with a script that cannot be read. */
  readonly faults: readonly string[];
}

export interface TotalsFunction {
  readonly formId: number;
  readonly node: FunctionDeclaration | AnonymousFunctionDeclaration;
  readonly source: string;
}

/** Reads scripts without running any of them. */
export function readInlineScripts(scripts: readonly string[]): InlineBlock {
  const blocks = scripts.map(readScript);
  return {
    calls: blocks.flatMap(({ calls }) => calls),
    settings: blocks.flatMap(({ settings }) => settings),
    functions: blocks.flatMap(({ functions }) => functions),
    totals: blocks.flatMap(({ totals }) => totals),
    faults: blocks.flatMap(({ faults }) => faults),
  };
}

function readScript(source: string): InlineBlock {
  let program: Program;
  try {
    program = parse(source, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
  } catch (error) {
    // Of a script that has nothing to do with forms nobody wants to hear.
    const isOurs = /RSFormPro|rsfp_/.test(source);
    const fault = `an inline script cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return { calls: [], settings: [], functions: [], totals: [], faults: isOurs ? [fault] : [] };
  }

  const calls: InlineCall[] = [];
  const settings: InlineSetting[] = [];
  const functions: string[] = [];
  const totals: TotalsFunction[] = [];
  for (const node of nodesIn(program)) {
    if (node.type === 'CallExpression') {
      const path = pathOf(node.callee);
      const values = node.arguments.map(literalOf);
      if (path !== null) calls.push({ path, values, source: source.slice(node.start, node.end) });
    } else if (node.type === 'AssignmentExpression' && node.operator === '=') {
      const path = pathOf(node.left);
      if (path !== null) settings.push({ path, value: literalOf(node.right) });
    } else if (node.type === 'FunctionDeclaration') {
      if (node.id) functions.push(node.id.name);
      const number = /^rsfp_Calculations(\d{1,9})$/.exec(node.id?.name ?? '')?.[1];
      if (number !== undefined) totals.push({ formId: Number(number), node, source });
    }
  }
  return { calls, settings, functions, totals, faults: [] };
}
