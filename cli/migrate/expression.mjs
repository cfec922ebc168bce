import { nodesIn, pathOf, textsIn } from './syntax.mjs';
/** @import { AnyNode, Node } from 'acorn' */

/**
 * The meaning of the names in a function for totals.
 * @typedef {object} Names
 * @property {number} formId
 * @property {readonly string[]} fields The names of the form's fields.
 * @property {ReadonlyMap<string, Node>} values The variables of the function, with the expression that each is set
 *   to.
 * @property {string} source
 */

/**
 * An expression in the language of the JSON.
 * @typedef {object} Expression
 * @property {string} text
 * @property {readonly string[]} unknown The names in it without a known meaning.
 */

/**
 * @typedef {object} Change
 * @property {number} start
 * @property {number} end
 * @property {string} text
 */

/** The limit for variables that are set to other variables. */
const mostSteps = 20;

/**
 * Restores the author's expression: fields become `{Field:value}`, and the server's helpers get their short names.
 * @param {Node} value
 * @param {Names} names
 * @returns {Expression}
 */
export function expressionOf(value, names, steps = 0) {
  /** @type {string[]} */
  const unknown = [];
  /** @type {Change[]} */
  const changes = [];
  /** @type {Set<Node>} */
  const read = new Set();
  for (const node of nodesIn(value)) {
    if (read.has(node)) continue;
    const text = wordFor(node, names, steps, unknown);
    if (text === null) continue;
    for (const inner of nodesIn(node)) read.add(inner);
    changes.push({ start: node.start, end: node.end, text });
  }
  return { unknown, text: rewrite(names.source, value, changes) };
}

/**
 * Returns the text that replaces a node; null if its children are looked at instead.
 * @param {AnyNode} node
 * @param {Names} names
 * @param {number} steps
 * @param {string[]} unknown
 * @returns {string | null}
 */
function wordFor(node, names, steps, unknown) {
  const field = fieldOf(node, names);
  if (field !== undefined) return `{${field}:value}`;
  const source = names.source.slice(node.start, node.end);
  if (node.type === 'MemberExpression') {
    const path = pathOf(node) ?? '';
    const helper = /^RSFormPro\.Calculations\.(toDays|toHours|toMinutes)$/.exec(path)?.[1];
    if (helper === undefined && !path.startsWith('Math.')) unknown.push(source);
    return helper ?? source;
  }
  if (node.type !== 'Identifier') return null;
  const value = names.values.get(node.name);
  if (!value || steps > mostSteps) {
    unknown.push(source);
    return source;
  }
  const inner = expressionOf(value, names, steps + 1);
  unknown.push(...inner.unknown);
  const isOne = value.type === 'Literal' || fieldOf(/** @type {AnyNode} */ (value), names) !== undefined;
  return isOne ? inner.text : `(${inner.text})`;
}

/**
 * Returns the field whose value a node is: a call with the field's name as an argument, a variable that is set to
 * such a call, or a variable with the name that the server gives it.
 * @param {AnyNode} node
 * @param {Names} names
 * @returns {string | undefined}
 */
function fieldOf(node, { fields, formId, values }) {
  if (node.type === 'CallExpression') {
    const path = pathOf(node.callee) ?? '';
    if (/^Math\.|\.to(Days|Hours|Minutes)$/.test(path)) return undefined;
    return node.arguments
      .flatMap((one) => (one.type === 'Literal' ? textsIn(one) : []))
      .find((text) => fields.includes(text));
  }
  if (node.type !== 'Identifier') return undefined;
  const own = fields.find((name) => node.name === `total${name.replaceAll(/[^A-Za-z0-9]/g, '')}_${formId}`);
  if (own !== undefined) return own;
  const value = values.get(node.name);
  if (!value || !/^total.*_\d+$/i.test(node.name)) return undefined;
  return textsIn(value).find((text) => fields.includes(text));
}

/**
 * @param {string} source
 * @param {Node} node
 * @param {readonly Change[]} changes
 * @returns {string}
 */
function rewrite(source, { start, end }, changes) {
  let at = start;
  let text = '';
  for (const change of changes.toSorted((one, other) => one.start - other.start)) {
    text += source.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + source.slice(at, end);
}
