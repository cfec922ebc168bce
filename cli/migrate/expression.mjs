import { literalOf, nodesIn, pathOf, textsIn } from './syntax.mjs';
/** @import { AnyNode, Identifier, Node } from 'acorn' */

/**
 * The meaning of the names in a function for totals.
 * @typedef {object} Names
 * @property {number} formId
 * @property {readonly string[]} fields The names of the form's fields.
 * @property {ReadonlyMap<string, readonly Node[]>} values The variables of the function, with the expressions that
 *   each is set to, in document order.
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
  const value = valueAt(names.values, node);
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
function fieldOf(node, names) {
  const { fields, formId, values } = names;
  if (node.type === 'CallExpression') {
    const path = pathOf(node.callee) ?? '';
    if (/^Math\.|\.to(Days|Hours|Minutes)$/.test(path)) return undefined;
    return fields.find((name) => node.arguments.some((one) => literalOf(one) === name));
  }
  if (node.type !== 'Identifier') return undefined;
  const own = fields.find((name) => node.name === `total${name.replaceAll(/[^A-Za-z0-9]/g, '')}_${formId}`);
  if (own !== undefined) return own;
  const value = valueAt(values, node);
  if (!value) return undefined;
  if (/^total.*_\d+$/i.test(node.name)) return textsIn(value).find((text) => fields.includes(text));
  const text = numberTextIn(/** @type {AnyNode} */ (value));
  const read = text?.type === 'Identifier' ? valueAt(values, text) : text;
  return read ? fieldOf(/** @type {AnyNode} */ (read), names) : undefined;
}

/**
 * Returns the text that a number is read from: `value` in `value.indexOf('.') < 0 ? parseFloat(value) : toNumber(value, …)`.
 * An optimiser has made such an expression of the server's statements.
 * @param {AnyNode} node
 * @returns {AnyNode | null}
 */
function numberTextIn(node) {
  const one = node.type === 'ConditionalExpression' ? /** @type {AnyNode} */ (node.alternate) : node;
  if (one.type !== 'CallExpression' || !/(^|[._])(parseFloat|toNumber)$/.test(pathOf(one.callee) ?? ''))
    return null;
  return /** @type {AnyNode | undefined} */ (one.arguments[0]) ?? null;
}

/**
 * Returns the value that a variable has at its position: the last one before it, or else the first one. A literal is
 * the initial value of the server. It counts only if the variable has no other value.
 * @param {Names['values']} values
 * @param {Identifier} variable
 * @returns {Node | undefined}
 */
export function valueAt(values, { name, start }) {
  const all = values.get(name) ?? [];
  const computed = all.filter(({ type }) => type !== 'Literal');
  const known = computed.length > 0 ? computed : all;
  return known.findLast((value) => value.end <= start) ?? known[0];
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
