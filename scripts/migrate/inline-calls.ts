import {
  parse,
  type AnonymousFunctionDeclaration,
  type FunctionDeclaration,
  type Node,
  type Program,
} from 'acorn';
import { literalOf, nodesIn, pathOf } from './syntax.js';

/** A call that an inline script makes; a value that is no literal is undefined. */
export interface InlineCall {
  readonly path: string;
  readonly values: readonly unknown[];
  /** As it is written. */
  readonly source: string;
  /** Whether it stands in a function that the server writes for a form. */
  readonly isServers: boolean;
}

/** Something that an inline script sets: `RSFormPro.Ajax.URL`, `RSFormProPrices.1_Plan`. */
export interface InlineSetting {
  readonly path: string;
  readonly value: unknown;
  /** As it is written. */
  readonly source: string;
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
  const faults: string[] = [];
  const ofServer: Node[] = [];
  for (const node of nodesIn(program)) {
    if (node.type === 'CallExpression') {
      const path = pathOf(node.callee);
      const values = node.arguments.map(literalOf);
      const isServers = ofServer.some(({ start, end }) => start < node.start && node.end <= end);
      if (path !== null) calls.push({ path, values, source: source.slice(node.start, node.end), isServers });
    } else if (node.type === 'AssignmentExpression' && node.operator === '=') {
      const path = pathOf(node.left);
      const text = source.slice(node.start, node.end);
      if (path !== null) settings.push({ path, value: literalOf(node.right), source: text });
    } else if (node.type === 'FunctionDeclaration') {
      if (node.id) functions.push(node.id.name);
      if (/^rsfp_\w+\d$/.test(node.id?.name ?? '')) ofServer.push(node);
      if (/^rsfp_runCondition\d+$/.test(node.id?.name ?? '') && !saysCondition(node))
        faults.push(`${node.id?.name} shows and hides by itself: write its condition into the JSON`);
      const number = /^rsfp_Calculations(\d{1,9})$/.exec(node.id?.name ?? '')?.[1];
      if (number !== undefined) totals.push({ formId: Number(number), node, source });
    }
  }
  return { calls, settings, functions, totals, faults };
}

/** The oldest versions write what a condition does, and not what it is. */
function saysCondition(node: Node): boolean {
  return [...nodesIn(node)].some(
    (one) => one.type === 'CallExpression' && pathOf(one.callee) === 'RSFormPro.Conditions.run',
  );
}
