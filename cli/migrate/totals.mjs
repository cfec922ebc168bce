import { expressionOf } from './expression.mjs';
import { literalOf, nodesIn, pathOf, textsIn } from './syntax.mjs';
/** @import { AnyNode, Node } from 'acorn' */
/** @import { Names } from './expression.mjs' */
/** @import { TotalsFunction } from './inline-calls.mjs' */
/** @import { CalculationDefinition } from '#cli-models' */

/**
 * What was found of a form's totals, and what could not be said in JSON.
 * @typedef {object} Totals
 * @property {readonly CalculationDefinition[]} calculations
 * @property {readonly string[]} faults
 */

/** @typedef {Pick<CalculationDefinition, 'decimals' | 'decimal' | 'thousands'>} Format */

/**
 * A statement that writes a value into a field.
 * @typedef {object} Write
 * @property {string | undefined} target The field; undefined where it is none of the form's.
 * @property {Node} value
 * @property {Format | undefined} format How the value is written; undefined where it is written as it is, as into a number input.
 */

/**
 * Reads the function that the server writes for the totals of a form: variables take what fields count, others an
 * expression of them, which is then written into a field by `number_format`. An optimiser may have renamed them all.
 * @param {TotalsFunction} totals
 * @param {readonly string[]} names
 * @returns {Totals}
 */
export function readTotals({ formId, node, source }, names) {
  /** @type {Names} */
  const known = { fields: names, formId, values: assignedIn(node), source };
  /** @type {CalculationDefinition[]} */
  const calculations = [];
  /** @type {string[]} */
  const faults = [];
  for (const { target, value, format } of writesOf(node, known)) {
    const expression = variableIn(value, known);
    const { text, unknown } = expressionOf(expression, known);
    const shown = source.slice(expression.start, expression.end);
    if (target === undefined) faults.push(`total ${shown}: no field that takes it`);
    else if (unknown.length > 0)
      faults.push(`total "${target}": unknown names ${unknown.join(', ')}, in ${shown}`);
    else calculations.push({ target, expression: text, ...(format ?? plain) });
  }
  if (calculations.length + faults.length === 0)
    faults.push(`rsfp_Calculations${formId}: no total in it that can be read`);
  return { calculations, faults };
}

/**
 * What a total's own variable is set to.
 * @param {Node} node
 * @param {Names} names
 * @returns {Node}
 */
function variableIn(node, { values }) {
  const one = /** @type {AnyNode} */ (node);
  return (one.type === 'Identifier' && !/^total/.test(one.name) && values.get(one.name)) || node;
}

/** @type {Format} */
const plain = { decimals: 2, decimal: '.', thousands: ',' };

/**
 * The variables of the function; a zero that one begins with says nothing.
 * @param {Node} node
 * @returns {ReadonlyMap<string, Node>}
 */
function assignedIn(node) {
  /** @type {Map<string, Node>} */
  const values = new Map();
  for (const one of nodesIn(node)) {
    const [name, value] = assignmentIn(one);
    if (name !== null && value && (value.type !== 'Literal' || !values.has(name))) values.set(name, value);
  }
  return values;
}

/**
 * @param {AnyNode} node
 * @returns {readonly [name: string | null, value?: Node]}
 */
function assignmentIn(node) {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
    return [node.id.name, node.init];
  const isSet =
    node.type === 'AssignmentExpression' && node.operator === '=' && node.left.type === 'Identifier';
  return isSet && node.left.type === 'Identifier' ? [node.left.name, node.right] : [null];
}

/**
 * What is written into each field: formatted rather than as it is, and of two the later one.
 * @param {Node} node
 * @param {Names} known
 * @returns {readonly Write[]}
 */
function writesOf(node, known) {
  const writes = [...nodesIn(node)].flatMap((one) => writeIn(one, known));
  /** @type {Map<string | undefined, Write>} */
  const byTarget = new Map();
  for (const write of writes)
    if (write.format || !byTarget.get(write.target)?.format) byTarget.set(write.target, write);
  // What is written as it is into something else is no total.
  return [...byTarget.values()].filter(({ target, format }) => target !== undefined || format !== undefined);
}

/**
 * `fields[0].value = number_format(total, 2, ',', '.')`, or `= total`.
 * @param {AnyNode} node
 * @param {Names} known
 * @returns {readonly Write[]}
 */
function writeIn(node, known) {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=') return [];
  const { left, right } = node;
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return [];
  if (left.property.name !== 'value' || right.type === 'Literal') return [];
  const target = fieldIn(left.object, known);
  const isFormat =
    right.type === 'CallExpression' && /(^|\.)(number_format|formatNumber)$/.test(pathOf(right.callee) ?? '');
  if (!isFormat || right.type !== 'CallExpression') return [{ target, value: right, format: undefined }];
  const [value, ...format] = right.arguments;
  if (!value) return [];
  const [decimals, decimal, thousands] = format.map(literalOf);
  return [
    {
      ...{ target, value },
      format: {
        decimals: typeof decimals === 'number' ? decimals : plain.decimals,
        decimal: typeof decimal === 'string' ? decimal : plain.decimal,
        thousands: typeof thousands === 'string' ? thousands : plain.thousands,
      },
    },
  ];
}

/**
 * The field that an expression speaks of by its name, itself or through a variable.
 * @param {Node} node
 * @param {Names} names
 * @returns {string | undefined}
 */
function fieldIn(node, { fields, values }) {
  const named = textsIn(node).find((text) => fields.includes(text));
  if (named !== undefined) return named;
  const variable = [...nodesIn(node)].find((one) => one.type === 'Identifier' && values.has(one.name));
  const value = variable?.type === 'Identifier' ? values.get(variable.name) : undefined;
  return value && textsIn(value).find((text) => fields.includes(text));
}
