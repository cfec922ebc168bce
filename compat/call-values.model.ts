/** Readers of the values that inline calls pass: flags, error classes, operands, numbers, conditions, options of widgets. */
import { parsePlainNumber } from '../shared/numbers/format-number.model.js';
import type { NumberFormat } from '../shared/numbers/read-number.model.js';
import type {
  ConditionDefinition,
  FieldDefinition,
  PreviewDefinition,
} from '../elements/rs-form/definition/definition.model.js';
import type { LayoutClasses } from '../elements/rs-form/definition/layouts.model.js';

/** Options object of a call. */
export type Options = Readonly<Record<string, unknown>>;

/** Returns true for the values that mean yes to the server: `true`, `1`, `'1'`. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** Returns an options object; an empty one for any other value. */
export function optionsOf(value: unknown): Options {
  return typeof value === 'object' && value !== null ? (value as Options) : {};
}

/** Reads the error classes of a call. The server writes a space in front of some. */
export function classesIn(value: unknown): LayoutClasses {
  const { parent, field } = optionsOf(value);
  return { parentError: String(parent ?? '').trim(), fieldError: String(field ?? '').trim() };
}

/**
 * Reads the names of the fields that totals are computed from. The server passes an array with text keys for all forms,
 * `{ '3_Plan': {} }`. The oldest versions and scripts of a site pass a list of names.
 *
 * @param prefix form id and underscore: `3_`
 */
export function operandsIn(fields: unknown, prefix: string): readonly string[] {
  return Object.entries(optionsOf(fields)).flatMap(([key, value]) => {
    if (typeof value === 'string') return [value];
    return key.startsWith(prefix) ? [key.slice(prefix.length)] : [];
  });
}

/** Reads a preview; none without its field. The server passes the number of the element, or its id. */
export function readPreview(value: unknown): readonly PreviewDefinition[] {
  const { previewId, fieldName, separator } = optionsOf(value);
  const id = String(previewId ?? '');
  if (id === '' || typeof fieldName !== 'string') return [];
  return [
    {
      id: id.startsWith('preview-') ? id : `preview-${id}`,
      field: fieldName,
      separator: typeof separator === 'string' ? separator : ', ',
    },
  ];
}

/** Rule with an operator of the server. */
interface ServerRule {
  readonly field: string;
  readonly operator: 'is' | 'is_not';
  readonly value: string;
}

/** Condition in the server's format, without groups. */
export interface ServerCondition extends ConditionDefinition {
  readonly when: readonly ServerRule[];
}

/** Reads a condition; none if it has no targets, because its fields are unpublished. */
export function readCondition(options: Options): readonly ServerCondition[] {
  const targets = listOf(options['ComponentNames']).map(String);
  if (targets.length === 0) return [];
  return [
    {
      action: options['action'] === 'hide' ? 'hide' : 'show',
      match: options['condition'] === 'any' ? 'any' : 'all',
      scope: Number(options['block']) === 1 ? 'block' : 'field',
      targets,
      when: listOf(options['details']).map((detail) => readRule(optionsOf(detail))),
    },
  ];
}

function readRule({ ComponentName: field, operator, value }: Options): ServerRule {
  return {
    field: String(field ?? ''),
    operator: operator === 'is_not' ? 'is_not' : 'is',
    value: String(value ?? ''),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/**
 * Converts the options of the server's date-time picker into a field. As there, a day that is chosen without a time gets
 * the one nearest to the present.
 */
export function calendarOf(name: string, options: Options): FieldDefinition {
  const extra = optionsOf(options['extra']);
  return {
    name,
    type: 'calendar' as const,
    ...pickTexts(options, { format: 'format', timepickerformat: 'timeFormat' }),
    ...placeOf(isOn(options['inline'])),
    ...(options['theme'] === 'dark' && { theme: 'dark' as const }),
    ...pickTexts(extra, {
      minDate: 'min',
      maxDate: 'max',
      minTime: 'minTime',
      maxTime: 'maxTime',
      rule: 'rule',
    }),
    ...pickTexts(extra, { allowDateRe: 'allowedDatePattern' }),
    ...pickNumbers(extra, { step: 'step' }),
    ...pickLists(extra, { allowDates: 'allowedDates', disabledDates: 'disabledDates' }),
    ...(Array.isArray(extra['disabledWeekDays']) && {
      disabledWeekdays: extra['disabledWeekDays'].map(Number),
    }),
    completeTime: 'now',
    blurInvalid: 'keep',
  };
}

/** Converts the options of the server's simple calendar into a field. */
export function simpleCalendarOf(name: string, options: Options): FieldDefinition {
  const extra = optionsOf(options['extra']);
  return {
    name,
    type: 'simple-calendar' as const,
    ...pickTexts(options, { format: 'format' }),
    ...placeOf(options['layout'] === 'FLAT'),
    ...pickTexts(extra, { mindate: 'min', maxdate: 'max', rule: 'rule' }),
  };
}

/** Returns the placement of a calendar: inline, or in a popup that its button alone opens. */
function placeOf(inline: boolean): Pick<FieldDefinition, 'inline' | 'openOn'> {
  return inline ? { inline } : { inline, openOn: 'button' };
}

/** Converts the options of the server's slider into a field. */
export function sliderOf(name: string, options: Options): FieldDefinition {
  return {
    name,
    type: 'range-slider' as const,
    ...(options['type'] === 'double' && { double: true }),
    ...pickNumbers(options, { min: 'min', max: 'max', step: 'step' }),
    ...pickLists(options, { values: 'values' }),
  };
}

/** Our name of an option by the server's name. */
type Names = Readonly<Record<string, string>>;

/** Picks options that are texts, without empty ones. */
function pickTexts(options: Options, names: Names): Options {
  return pick(options, names, (value) => (typeof value === 'string' && value !== '' ? value : undefined));
}

function pickNumbers(options: Options, names: Names): Options {
  return pick(options, names, (value) => {
    const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
    return value !== '' && Number.isFinite(number) ? number : undefined;
  });
}

function pickLists(options: Options, names: Names): Options {
  return pick(options, names, (value) =>
    Array.isArray(value) && value.length > 0 ? value.map(String) : undefined,
  );
}

/** Picks and renames options. A value that `read` returns undefined for is left out. */
function pick(options: Options, names: Names, read: (value: unknown) => unknown): Options {
  const entries = Object.entries(names).map(([from, to]) => [to, read(options[from])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * The number in a text, as the server reads it: thousands separators go, the last decimal sign is the point, what
 * follows the number does not matter. NaN where there is none, and where it is too large to count with.
 */
export function readScriptNumber(text: string, { decimals, decimal, thousands }: NumberFormat): number {
  const at = decimals > 0 && decimal !== '' ? text.lastIndexOf(decimal) : -1;
  const groups = splitAtThousands(at < 0 ? text : text.slice(0, at), thousands);
  if (at < 0) return parsePlainNumber(groups.join(''));
  if (isScattered(groups)) return NaN;

  const fraction = splitAtThousands(text.slice(at + decimal.length), thousands);
  return parsePlainNumber(`${groups.join('')}.${fraction.join('')}`);
}

/** "1.2.3,4" is no number: before a decimal sign the groups after the first hold at least two digits. */
function isScattered(groups: readonly string[]): boolean {
  return groups.some((group, index) => /^\d$/.test(group) && /\d$/.test(groups[index - 1] ?? ''));
}

/** Spaces that group digits and are nothing else between two of them: no-break, narrow, thin, figure. */
const groupingSpaces = '\u00A0\u202F\u2009\u2007';

/** Signs that look the same count as the same separator. */
const families: readonly string[] = [` ${groupingSpaces}`, "'’"];

const spaceBetweenDigits = /(?<=\d)[\u00A0\u202F\u2009\u2007](?=\d)/g;

/** Returns the digits of a text between its thousands separators. */
function splitAtThousands(text: string, separator: string): readonly string[] {
  const spaced = text.replace(spaceBetweenDigits, () => separator);
  if (separator === '') return [spaced];
  const family = families.find((signs) => signs.includes(separator));
  return spaced.split(family ? new RegExp(`[${family}]`) : separator);
}
