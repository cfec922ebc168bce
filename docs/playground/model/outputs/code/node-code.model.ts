import { rulesOf } from '../../checks/rules-of.model.js';
import type { TotalRules } from '../../checks/rules.model.js';
import type { Playground } from '../../playground.model.js';
import { scriptJson } from '../markup/html.model.js';
import { formData } from './form-data.model.js';
import { nodeRuntime } from './node-runtime.model.js';
import { nodeFields } from './node-fields.model.js';
import { type TargetLanguage, translateExpression } from './translate-expression.model.js';

/** Returns the checks of a server as a module for Node. It imports no package. */
export function nodeChecks(state: Playground): string {
  const rules = rulesOf(state);
  const totals = rules.totals.map(totalCode);
  return [
    nodeRuntime.usage,
    `const form = ${scriptJson(formData(rules))};`,
    '',
    '/** Totals, each after those that it reads. */',
    totals.length > 0 ? `const totals = [\n${totals.join('')}];` : 'const totals = [];',
    '',
    nodeRuntime.code,
    nodeFields,
  ].join('\n');
}

function totalCode({ target, expression, decimals, decimal, thousands, isRaw }: TotalRules): string {
  const settings = { target, decimals, decimal, thousands, isRaw };
  const data = Object.entries(settings).map(([key, value]) => `${key}: ${scriptJson(value)}`);
  const code = translateExpression(expression, javaScript);
  return `  { ${data.join(', ')}, compute: (read, span) => ${code} },\n`;
}

const javaScript: TargetLanguage = {
  number: (value) => String(value),
  operand: (name) => `read(${scriptJson(name)})`,
  unary: (operator, inner) => (operator === '!' ? `Number(!${inner})` : `(${operator}${inner})`),
  binary: (operator, left, right) => {
    const written = operator.replace(/^([=!])=$/, '$1==');
    const code = `${left} ${written} ${right}`;
    return /[<>=]/.test(written) ? `Number(${code})` : `(${code})`;
  },
  choice: (test, yes, no) => `(${test} ? ${yes} : ${no})`,
  math: (name, values) => `Math.${name}(${values.join(', ')})`,
  span: (perDay, dates, seconds) => `span(${perDay}, ${scriptJson(dates)}, () => ${seconds})`,
};
