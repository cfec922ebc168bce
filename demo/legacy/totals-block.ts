import type { Calculation } from '../forms/form-behaviour.js';
import { indented, json, quoted } from './statements.js';

/** Totals of a form, and the names of its fields in order. */
export interface FormTotals {
  readonly formId: number;
  readonly calculations: readonly Calculation[];
  readonly names: readonly string[];
}

/**
 * Returns the function that computes the totals of a form, with the author's expressions, and its calls: when an
 * operand changes, and when the page is parsed.
 */
export function totalsBlock({ formId, calculations, names }: FormTotals): readonly string[] {
  if (calculations.length === 0) return [];
  const list = `rsfpCalculationFields${formId}`;
  const operands = [...new Set(calculations.flatMap(({ expression }) => namesIn(expression)))];
  return [
    `function rsfp_Calculations${formId}() {`,
    ...indented(inOrder(calculations, names).flatMap((one, index) => totalLines(formId, one, index))),
    '}',
    // An array with string keys has no items.
    `var ${list} = [];`,
    ...operands.map((name) => `${list}[${quoted(`${formId}_${name}`)}] = {};`),
    `RSFormPro.Calculations.addEvents(${formId}, ${list});`,
    `window.addEventListener('DOMContentLoaded', rsfp_Calculations${formId});`,
  ];
}

/** Returns the lines of one total: its operands, its expression, and its field. */
function totalLines(formId: number, calculation: Calculation, index: number): readonly string[] {
  const { target, expression, decimals, decimal, thousands } = calculation;
  const total = `grandTotal${index + 1}${formId}`;
  const format = `${decimals}, ${json(decimal)}, ${json(thousands)}`;
  return [
    ...[...new Set(namesIn(expression))].flatMap((name) => operandLines(formId, name, calculation)),
    `var ${total} = ${scriptOf(expression, formId)};`,
    'try {',
    `\tvar field = RSFormPro.getFieldsByName(${formId}, ${quoted(target)})[0];`,
    "\tif (field.getAttribute('type') === 'number')",
    `\t\tfield.value = ${total};`,
    '\telse',
    `\t\tfield.value = number_format(${total}, ${format});`,
    '} catch (error) {}',
  ];
}

/** Returns the statements for an operand: the prices of its chosen options, or the number in its text. */
function operandLines(formId: number, name: string, calculation: Calculation): readonly string[] {
  const { decimals, decimal, thousands } = calculation;
  const variable = variableOf(name, formId);
  const prices = `RSFormProPrices[${quoted(`${formId}_${name}`)}]`;
  return [
    `var ${variable} = 0;`,
    `var value = RSFormPro.getValue(${formId}, ${quoted(name)});`,
    "if (typeof value === 'object') {",
    '\tfor (var i = 0; i < value.length; i++)',
    `\t\tif (isset(${prices}) && isset(${prices}[value[i]]))`,
    `\t\t\t${variable} += parseFloat(${prices}[value[i]]);`,
    `} else if (value.indexOf(${json(thousands)}) === -1 && value.indexOf(${json(decimal)}) === -1) {`,
    `\t${variable} = parseFloat(value);`,
    '} else {',
    `\t${variable} = RSFormPro.toNumber(value, ${json(decimal)}, ${json(thousands)}, '${decimals}');`,
    '}',
    `if (isNaN(${variable})) ${variable} = 0;`,
  ];
}

/** Sorts totals so that those that others use come first. */
function inOrder(calculations: readonly Calculation[], names: readonly string[]): readonly Calculation[] {
  const targets = new Map(calculations.map((one) => [one.target, one]));
  const ordered = new Set<Calculation>();
  const add = (calculation: Calculation) => {
    for (const name of namesIn(calculation.expression)) {
      const other = targets.get(name);
      if (other && other !== calculation) add(other);
    }
    ordered.add(calculation);
  };
  for (const name of names) {
    const calculation = targets.get(name);
    if (calculation) add(calculation);
  }
  return [...ordered];
}

function namesIn(expression: string): readonly string[] {
  return Array.from(expression.matchAll(/\{([^{}:]+):value\}/g), ([, name = '']) => name);
}

function variableOf(name: string, formId: number): string {
  return `total${name.replaceAll(/[^A-Za-z0-9]/g, '')}_${formId}`;
}

function scriptOf(expression: string, formId: number): string {
  return expression
    .replaceAll(/\{([^{}:]+):value\}/g, (_all, name: string) => variableOf(name, formId))
    .replaceAll(/\b(toDays|toHours|toMinutes)\(/g, 'RSFormPro.Calculations.$1(');
}
