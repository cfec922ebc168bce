import { parse } from 'acorn';
import { literalOf, nodesIn, pathOf } from './syntax.mjs';
/** @import { AnonymousFunctionDeclaration, FunctionDeclaration, Node, Program } from 'acorn' */

/**
 * A call in an inline script.
 * @typedef {object} InlineCall
 * @property {string} path
 * @property {readonly unknown[]} values The arguments; undefined for one that is no literal.
 * @property {string} source The text of the call.
 * @property {boolean} isServers True inside a function that the server writes for a form.
 */

/**
 * An assignment in an inline script: `RSFormPro.Ajax.URL`, `RSFormProPrices.1_Plan`.
 * @typedef {object} InlineSetting
 * @property {string} path
 * @property {unknown} value
 * @property {string} source The text of the assignment.
 */

/**
 * The content of a page's inline scripts.
 * @typedef {object} InlineBlock
 * @property {readonly InlineCall[]} calls
 * @property {readonly InlineSetting[]} settings
 * @property {readonly string[]} functions The names of all declared functions.
 * @property {readonly TotalsFunction[]} totals The functions that compute totals.
 * @property {readonly string[]} faults Messages about scripts that cannot be read.
 */

/**
 * A function that computes the totals of a form.
 * @typedef {object} TotalsFunction
 * @property {number} formId
 * @property {FunctionDeclaration | AnonymousFunctionDeclaration} node
 * @property {string} source The text of the whole script.
 */

/**
 * Parses scripts. Runs none of them.
 * @param {readonly string[]} scripts
 * @returns {InlineBlock}
 */
export function readInlineScripts(scripts) {
  const blocks = scripts.map(readScript);
  return {
    calls: blocks.flatMap(({ calls }) => calls),
    settings: blocks.flatMap(({ settings }) => settings),
    functions: blocks.flatMap(({ functions }) => functions),
    totals: blocks.flatMap(({ totals }) => totals),
    faults: blocks.flatMap(({ faults }) => faults),
  };
}

/**
 * @param {string} source
 * @returns {InlineBlock}
 */
function readScript(source) {
  /** @type {Program} */
  let program;
  try {
    program = parse(source, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
  } catch (error) {
    // Scripts that do not concern forms are not reported.
    const isOurs = /RSFormPro|rsfp_/.test(source);
    const fault = `an inline script cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return { calls: [], settings: [], functions: [], totals: [], faults: isOurs ? [fault] : [] };
  }

  /** @type {InlineCall[]} */
  const calls = [];
  /** @type {InlineSetting[]} */
  const settings = [];
  /** @type {string[]} */
  const functions = [];
  /** @type {TotalsFunction[]} */
  const totals = [];
  /** @type {string[]} */
  const faults = [];
  /** @type {Node[]} */
  const ofServer = [];
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
      if (/^rsfp_runCondition\d+$/.test(node.id?.name ?? '') && !declaresCondition(node))
        faults.push(`${node.id?.name} shows and hides by itself: write its condition into the JSON`);
      const number = /^rsfp_Calculations(\d{1,9})$/.exec(node.id?.name ?? '')?.[1];
      if (number !== undefined) totals.push({ formId: Number(number), node, source });
    }
  }
  return { calls, settings, functions, totals, faults };
}

/**
 * Returns true if a function declares its condition. The oldest versions write code that shows and hides instead.
 * @param {Node} node
 * @returns {boolean}
 */
function declaresCondition(node) {
  return [...nodesIn(node)].some(
    (one) => one.type === 'CallExpression' && pathOf(one.callee) === 'RSFormPro.Conditions.run',
  );
}
