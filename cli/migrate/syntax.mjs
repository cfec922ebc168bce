/** @import { AnyNode, Expression, MemberExpression, Node, Property, SpreadElement, Super } from 'acorn' */

/**
 * A node and all nodes inside it, the outer ones first: a script that is one long sum must not exhaust the stack.
 * @param {Node} node
 * @returns {Generator<AnyNode>}
 */
export function* nodesIn(node) {
  /** @type {Node[]} */
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    yield /** @type {AnyNode} */ (next);
    for (const child of childrenOf(next).toReversed()) open.push(child);
  }
}

/**
 * @param {Node} node
 * @returns {readonly Node[]}
 */
function childrenOf(node) {
  return Object.values(node).flat().filter(isNode);
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

/**
 * A name with dots, as `RSFormPro.Ajax.URL`; null for what has none. `window.` in front says nothing.
 * @param {Expression | Super | Node} node
 * @returns {string | null}
 */
export function pathOf(node) {
  const one = /** @type {AnyNode} */ (node);
  if (one.type === 'Identifier') return one.name;
  if (one.type !== 'MemberExpression') return null;
  const [object, key] = [pathOf(one.object), keyOf(one)];
  if (object === null || key === null) return null;
  return object === 'window' ? key : `${object}.${key}`;
}

/**
 * @param {MemberExpression} member
 * @returns {string | null}
 */
function keyOf({ property, computed }) {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' ? String(property.value) : null;
}

/**
 * The value of a literal, with the lists and objects that are made of literals; undefined for everything else. Nothing
 * is ever run.
 * @param {Node | null | undefined} node
 * @returns {unknown}
 */
export function literalOf(node) {
  const one = /** @type {AnyNode | null | undefined} */ (node);
  switch (one?.type) {
    case 'Literal':
      return one.value;
    case 'TemplateLiteral':
      return one.expressions.length === 0 ? one.quasis.map(({ value }) => value.cooked).join('') : undefined;
    case 'UnaryExpression':
      return signed(one.operator, literalOf(one.argument));
    case 'ArrayExpression':
      return one.elements.map(literalOf);
    case 'ObjectExpression':
      return Object.fromEntries(one.properties.flatMap(entryOf));
    default:
      return undefined;
  }
}

/**
 * @param {string} operator
 * @param {unknown} value
 * @returns {unknown}
 */
function signed(operator, value) {
  if (operator === '!' && typeof value === 'number') return value === 0;
  if (operator === '+' && typeof value === 'number') return value;
  return operator === '-' && typeof value === 'number' ? -value : undefined;
}

/**
 * @param {Property | SpreadElement} property
 * @returns {readonly (readonly [string, unknown])[]}
 */
function entryOf(property) {
  if (property.type !== 'Property' || property.computed) return [];
  const { key } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
  return name === null ? [] : [[name, literalOf(property.value)]];
}

/**
 * Every text that is written out inside a node.
 * @param {Node} node
 * @returns {readonly string[]}
 */
export function textsIn(node) {
  return [...nodesIn(node)].flatMap((one) =>
    one.type === 'Literal' && typeof one.value === 'string' ? [one.value] : [],
  );
}
