/** @import { AnyNode, Expression, MemberExpression, Node, Property, SpreadElement, Super } from 'acorn' */

/**
 * Yields a node and all nodes inside it, the outer ones first. Uses no recursion, so that a long sum in a script
 * cannot exhaust the stack.
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
 * Returns the dotted name of an expression, such as `RSFormPro.Ajax.URL`, without `window.`; null if it has none.
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
 * Returns the value of a literal, or of a list or object of literals; undefined for everything else.
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
 * Returns every string literal inside a node.
 * @param {Node} node
 * @returns {readonly string[]}
 */
export function textsIn(node) {
  return [...nodesIn(node)].map(literalOf).filter((value) => typeof value === 'string');
}
