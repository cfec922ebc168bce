import { rulesOf } from '../../checks/rules-of.model.js';
import type { TotalRules } from '../../checks/rules.model.js';
import type { Playground } from '../../playground.model.js';
import { formData } from './form-data.model.js';
import { phpFields } from './php-fields.model.js';
import { phpRuntime } from './php-runtime.model.js';
import { type TargetLanguage, translateExpression } from './translate-expression.model.js';

/** Returns the checks of a server as a class for PHP 8. It needs no package and no extension. */
export function phpChecks(state: Playground): string {
  const rules = rulesOf(state);
  return [
    phpRuntime.usage,
    `    private const FORM = ${phpLiteral(formData(rules), '    ')};`,
    '',
    '    /** Returns the totals, each after those that it reads. */',
    '    private static function totals(): array',
    '    {',
    '        return [',
    ...rules.totals.map(totalCode),
    '        ];',
    '    }',
    '',
    phpRuntime.code,
    phpFields,
  ].join('\n');
}

function totalCode({ target, expression, decimals, decimal, thousands, isRaw }: TotalRules): string {
  const data = Object.entries({ target, decimals, decimal, thousands, isRaw }).map(
    ([key, value]) => `${phpText(key)} => ${phpLiteral(value)}`,
  );
  const code = translateExpression(expression, php);
  const body = `'compute' => static fn (callable $read, callable $span): float => ${code}`;
  return `            [${data.join(', ')}, ${body}],`;
}

const mathByName: ReadonlyMap<string, (values: readonly string[]) => string> = new Map([
  ['round', ([value = '']: readonly string[]) => `floor(${value} + 0.5)`],
  ['trunc', ([value = '']: readonly string[]) => `self::trunc(${value})`],
  ['sign', ([value = '']: readonly string[]) => `(float) (${value} <=> 0.0)`],
  ['cbrt', ([value = '']: readonly string[]) => `self::cbrt(${value})`],
  ['log2', ([value = '']: readonly string[]) => `log(${value}, 2)`],
  ['min', (values: readonly string[]) => `min([${values.join(', ')}])`],
  ['max', (values: readonly string[]) => `max([${values.join(', ')}])`],
]);

const php: TargetLanguage = {
  number: phpNumber,
  operand: (name) => `$read(${phpText(name)})`,
  unary: (operator, inner) =>
    operator === '!' ? `self::truth(!self::isTrue(${inner}))` : `(${operator}${inner})`,
  binary: phpBinary,
  choice: (test, yes, no) => `(self::isTrue(${test}) ? ${yes} : ${no})`,
  math: (name, values) => mathByName.get(name)?.(values) ?? `(float) ${name}(${values.join(', ')})`,
  span: (perDay, dates, seconds) => `$span(${perDay}, ${phpLiteral(dates)}, fn (): float => ${seconds})`,
};

function phpBinary(operator: string, left: string, right: string): string {
  switch (operator) {
    case '/':
      return `fdiv(${left}, ${right})`;
    case '%':
      return `fmod(${left}, ${right})`;
    case '&&':
      return `self::both(${left}, fn (): float => ${right})`;
    case '||':
      return `self::either(${left}, fn (): float => ${right})`;
    case '+':
    case '-':
    case '*':
      return `(${left} ${operator} ${right})`;
    default:
      return `self::truth(${left} ${operator.replace(/^([=!])=$/, '$1==')} ${right})`;
  }
}

/** Returns a number as PHP writes floats. */
function phpNumber(value: number): string {
  if (!Number.isFinite(value)) return 'INF';
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** Returns a text in single quotes, in which PHP knows two escapes alone. */
function phpText(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** Longest line of a literal that is not folded, in characters. */
const longestLine = 100;

/** Returns a value as a literal of PHP. */
function phpLiteral(value: unknown, indent = ''): string {
  const line = lineOf(value);
  if (indent.length + line.length <= longestLine || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}    `;
  const entries = entriesOf(value).map(([key, one]) => inner + key + phpLiteral(one, inner));
  return `[\n${entries.join(',\n')},\n${indent}]`;
}

function lineOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return phpText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'INF';
  if (typeof value !== 'object') return String(value);
  return `[${entriesOf(value)
    .map(([key, one]) => key + lineOf(one))
    .join(', ')}]`;
}

/** Returns the entries of a list or an object; those of an object begin with its key. */
function entriesOf(value: object): readonly (readonly [key: string, value: unknown])[] {
  if (Array.isArray(value)) return value.map((entry: unknown) => ['', entry] as const);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return entries.map(([key, entry]) => [`${phpText(key)} => `, entry] as const);
}
