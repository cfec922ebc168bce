import type { AnyNode, Expression, MemberExpression, Node, Property, SpreadElement, Super } from 'acorn';

/** A node and all nodes inside it, the outer ones first: a script that is one long sum must not exhaust the stack. */
export function* nodesIn(node: Node): Generator<AnyNode> {
  const open: Node[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next as AnyNode;
    for (const child of childrenOf(next).toReversed()) open.push(child);
  }
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

/** A name with dots, as `RSFormPro.Ajax.URL`; null for what has none. `window.` in front says nothing. */
export function pathOf(node: Expression | Super | Node): string | null {
  const one = node as AnyNode;
  if (one.type === 'Identifier') return one.name;
  if (one.type !== 'MemberExpression') return null;
  const [object, key] = [pathOf(one.object), keyOf(one)];
  if (object === null || key === null) return null;
  return object === 'window' ? key : `${object}.${key}`;
}

function keyOf({ property, computed }: MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' ? String(property.value) : null;
}

/**
 * The value of a literal, with the lists and objects that are made of literals; undefined for everything else. Nothing
 * is ever run.
 */
export function literalOf(node: Node | null | undefined): unknown {
  const one = node as AnyNode | null | undefined;
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

function signed(operator: string, value: unknown): unknown {
  if (operator === '!' && typeof value === 'number') return value === 0;
  if (operator === '+' && typeof value === 'number') return value;
  return operator === '-' && typeof value === 'number' ? -value : undefined;
}

function entryOf(property: Property | SpreadElement): readonly (readonly [string, unknown])[] {
  if (property.type !== 'Property' || property.computed) return [];
  const { key } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
  return name === null ? [] : [[name, literalOf(property.value)]];
}

/** Every text that is written out inside a node. */
export function textsIn(node: Node): readonly string[] {
  return [...nodesIn(node)].flatMap((one) =>
    one.type === 'Literal' && typeof one.value === 'string' ? [one.value] : [],
  );
}
