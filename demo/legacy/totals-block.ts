import type { Calculation } from '../forms/form-behaviour.js';
import { fieldsOf, type ServerForm } from '../forms/server-form.js';

const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The function that recalculates the totals of a form, as the server writes it: raw JavaScript of the author's expressions. */
export function totalsBlock(form: ServerForm): readonly string[] {
  const { formId, behaviour } = form;
  const { calculations = [] } = behaviour;
  if (calculations.length === 0) return [];
  const operands = [...new Set(calculations.flatMap(({ expression }) => namesIn(expression)))];
  return [
    `function rsfp_Calculations${formId}() {`,
    ...inOrder(
      calculations,
      fieldsOf(form).map(({ name }) => name),
    ).flatMap((calculation, index) => [
      ...namesIn(calculation.expression).map(
        (name) => `\tvar ${variableOf(name, formId)} = rsfp_operand${formId}(${json(name)});`,
      ),
      `\tvar grandTotal${index}${formId} = ${scriptOf(calculation.expression, formId)};`,
      `\tRSFormPro.getFieldsByName(${formId}, ${json(calculation.target)})[0].value = number_format(grandTotal${index}${formId}, ${calculation.decimals}, ${json(calculation.decimal)}, ${json(calculation.thousands)});`,
    ]),
    '}',
    ...operandFunction(formId),
    "document.addEventListener('DOMContentLoaded', function() {",
    `\tRSFormPro.Calculations.addEvents(${formId}, ${json(operands)});`,
    `\trsfp_Calculations${formId}();`,
    '});',
  ];
}

/** How a field counts: the sum of prices of what is chosen, the seconds of a date, or the number in a text. */
function operandFunction(formId: number): readonly string[] {
  return [
    `function rsfp_operand${formId}(name) {`,
    `\tvar value = RSFormPro.getValue(${formId}, name), sum = 0;`,
    "\tif (typeof value === 'number') return value;",
    "\tif (typeof value === 'string') {",
    "\t\tvar plain = value.indexOf('.') === -1 && value.indexOf(',') === -1;",
    "\t\treturn (plain ? parseFloat(value) : rsfp_toNumber(value, ',', '.', 2)) || 0;",
    '\t}',
    `\tvar prices = RSFormProPrices['${formId}_' + name] || {};`,
    '\tfor (var i = 0; i < value.length; i++) sum += parseFloat(prices[value[i]]) || 0;',
    '\treturn sum;',
    '}',
  ];
}

/** Totals that others read come first. */
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
