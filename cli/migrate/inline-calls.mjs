import { parse } from 'acorn';
import { literalOf, nodesIn, pathOf } from './syntax.mjs';
/** @import { AnonymousFunctionDeclaration, FunctionDeclaration, Node, Program } from 'acorn' */

/**
 * A call that an inline script makes; a value that is no literal is undefined.
 * @typedef {object} InlineCall
 * @property {string} path
 * @property {readonly unknown[]} values
 * @property {string} source As it is written.
 * @property {boolean} isServers Whether it stands in a function that the server writes for a form.
 */

/**
 * Something that an inline script sets: `RSFormPro.Ajax.URL`, `RSFormProPrices.1_Plan`.
 * @typedef {object} InlineSetting
 * @property {string} path
 * @property {unknown} value
 * @property {string} source As it is written.
 */

/**
 * What the inline scripts of a page say.
 * @typedef {object} InlineBlock
 * @property {readonly InlineCall[]} calls
 * @property {readonly InlineSetting[]} settings
 * @property {readonly string[]} functions The names of all functions that they declare.
 * @property {readonly TotalsFunction[]} totals The functions that recalculate totals, with the text that they stand in, by the number of their form.
 * @property {readonly string[]} faults What is wrong with a script that cannot be read.
 */

/**
 * @typedef {object} TotalsFunction
 * @property {number} formId
 * @property {FunctionDeclaration | AnonymousFunctionDeclaration} node
 * @property {string} source
 */

/**
 * Reads scripts without running any of them.
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
    // Of a script that has nothing to do with forms nobody wants to hear.
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
      if (/^rsfp_runCondition\d+$/.test(node.id?.name ?? '') && !saysCondition(node))
        faults.push(`${node.id?.name} shows and hides by itself: write its condition into the JSON`);
      const number = /^rsfp_Calculations(\d{1,9})$/.exec(node.id?.name ?? '')?.[1];
      if (number !== undefined) totals.push({ formId: Number(number), node, source });
    }
  }
  return { calls, settings, functions, totals, faults };
}

/**
 * The oldest versions write what a condition does, and not what it is.
 * @param {Node} node
 * @returns {boolean}
 */
function saysCondition(node) {
  return [...nodesIn(node)].some(
    (one) => one.type === 'CallExpression' && pathOf(one.callee) === 'RSFormPro.Conditions.run',
  );
}
