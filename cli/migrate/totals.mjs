import { expressionOf, valueAt } from './expression.mjs';
import { literalOf, nodesIn, pathOf, textsIn } from './syntax.mjs';
/** @import { AnyNode, Node } from 'acorn' */
/** @import { Names } from './expression.mjs' */
/** @import { TotalsFunction } from './inline-calls.mjs' */
/** @import { CalculationDefinition } from '#cli-models' */

/**
 * The totals of a form.
 * @typedef {object} Totals
 * @property {readonly CalculationDefinition[]} calculations
 * @property {readonly string[]} faults Messages about parts that could not be translated.
 */

/** @typedef {Pick<CalculationDefinition, 'decimals' | 'decimal' | 'thousands'>} Format */

/**
 * A statement that writes a value into a field.
 * @typedef {object} Write
 * @property {string | undefined} target The name of the field; undefined for a field of another form.
 * @property {Node} value
 * @property {Format | undefined} format The format of the number; undefined if the value is written without one, as
 *   into a number input.
 */

/**
 * Reads the function that the server writes for the totals of a form. Its variables hold the values of fields, and
 * expressions of those, which `number_format` writes into fields. An optimiser may have renamed the variables.
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
 * Returns the expression that the variable of a total is set to.
 * @param {Node} node
 * @param {Names} names
 * @returns {Node}
 */
function variableIn(node, { values }) {
  const one = /** @type {AnyNode} */ (node);
  return (one.type === 'Identifier' && !/^total/.test(one.name) && valueAt(values, one)) || node;
}

/** @type {Format} */
const plain = { decimals: 2, decimal: '.', thousands: ',' };

/**
 * Returns the variables of a function with the values that they are set to, in document order.
 * @param {Node} node
 * @returns {Names['values']}
 */
function assignedIn(node) {
  /** @type {Map<string, Node[]>} */
  const values = new Map();
  for (const one of nodesIn(node)) {
    const [name, value] = assignmentIn(one);
    if (name !== null && value) values.set(name, [...(values.get(name) ?? []), value]);
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
 * Returns the write to each field. A formatted write counts before an unformatted one, a later one before an earlier
 * one.
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
  // An unformatted write counts only if its target is a field.
  return [...byTarget.values()].filter(({ target, format }) => target !== undefined || format !== undefined);
}

/**
 * Reads a statement such as `fields[0].value = number_format(total, 2, ',', '.')`, or `fields[0].value = total`.
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
 * Returns the field whose name is a text in an expression, or in the value of a variable in it.
 * @param {Node} node
 * @param {Names} names
 * @returns {string | undefined}
 */
function fieldIn(node, { fields, values }) {
  const named = textsIn(node).find((text) => fields.includes(text));
  if (named !== undefined) return named;
  const variable = [...nodesIn(node)].find((one) => one.type === 'Identifier' && values.has(one.name));
  const value = variable?.type === 'Identifier' ? valueAt(values, variable) : undefined;
  return value && textsIn(value).find((text) => fields.includes(text));
}
