import { behaviourOf, checkDefinition, expectedForm, formatPath, isGroup, isWidget } from '#cli-models';
/** @import { OtherForm } from './other-form.mjs' */
/** @import { SourceKind } from './sources.mjs' */
/** @import { AuthoredField, BotCheckDefinition, ConditionDefinition, FieldType, InvalidPart, RuleEntry, WidgetDefinition } from '#cli-models' */

/**
 * The parts of a form's definition that decide which blocks a page shows before any script runs.
 * @typedef {object} FirstPaint
 * @property {number | null} formId Null where the definition leaves it out.
 * @property {readonly (readonly string[])[]} pages The names of the fields by page.
 * @property {readonly ConditionDefinition[]} conditions
 * @property {readonly string[]} names The names of all fields that are listed.
 * @property {ReadonlyMap<string, SourceKind>} kinds Ways in which CSS can read the fields, by name; without unknown ones.
 * @property {ReadonlySet<string>} withoutControl The names of the fields without a control.
 * @property {readonly string[]} calendars The names of the calendar fields.
 * @property {boolean} hasBotCheck True if the page may hold an alternative for visitors who fail the bot check.
 * @property {Pick<WidgetDefinition, 'provider' | 'size'> | null} botBox The box that a bot check's provider draws
 *   into the form; null for none.
 * @property {readonly { readonly group: string, readonly min: number }[]} groups The groups of which a visitor adds and
 *   removes rows: their ids or names, and their fewest rows.
 * @property {OtherForm | null} other The form of another system; null for RSForm's.
 */

/**
 * Reads the JSON definition of a form.
 * @param {unknown} definition
 * @returns {FirstPaint}
 * @throws {TypeError} Lists all diagnostics, each on a line with its path.
 */
export function readFirstPaint(definition) {
  const { definition: checked, invalid } = checkDefinition(withDefaults(definition));
  if (!checked || invalid.length > 0) throw new TypeError(invalid.map(describeInvalid).join('\n'));
  const { formId, pages, botCheck } = checked;
  const fields = pages.flatMap((page) => page.fields);

  return {
    formId: hasFormId(definition) ? formId : null,
    pages: pages.map((page) => page.fields.map(({ name }) => name)),
    conditions: behaviourOf(checked).conditions.filter(({ when }) => when.every(isRight)),
    names: fields.map(({ name }) => name),
    kinds: new Map(
      fields.flatMap((field) => kindOf(field).map((kind) => /** @type {const} */ ([field.name, kind]))),
    ),
    withoutControl: new Set(fields.filter(({ type }) => isBare(type)).map(({ name }) => name)),
    calendars: fields
      .filter(({ type, inline }) => type === 'calendar' && inline !== false)
      .map(({ name }) => name),
    hasBotCheck: botCheck !== undefined,
    botBox: boxOf(botCheck),
    groups: checked.repeats ?? [],
    other: null,
  };
}

/**
 * Returns the box of a bot check; null for version 3 of reCAPTCHA and for ALTCHA, which have none.
 * @param {BotCheckDefinition | undefined} botCheck
 * @returns {FirstPaint['botBox']}
 */
function boxOf(botCheck) {
  return botCheck && isWidget(botCheck) ? botCheck : null;
}

/**
 * Returns true if the element can evaluate a rule or a group; it leaves out the condition of any other.
 * @param {RuleEntry} entry
 * @returns {boolean}
 */
function isRight(entry) {
  return expectedForm(entry) === null && (!isGroup(entry) || entry.when.every(isRight));
}

/**
 * Adds the version and the form's number where the definition leaves them to the page.
 * @param {unknown} definition
 * @returns {unknown}
 */
function withDefaults(definition) {
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition)) return definition;
  return { version: 1, formId: 0, ...definition };
}

/**
 * @param {unknown} definition
 * @returns {boolean}
 */
function hasFormId(definition) {
  return typeof definition === 'object' && definition !== null && 'formId' in definition;
}

/**
 * @param {InvalidPart} part
 * @returns {string}
 */
function describeInvalid({ path, expected }) {
  return `${formatPath(path) || 'the definition'}: expected ${expected}`;
}

/**
 * Returns how a field can be read; nothing for a field without a type, whose control is unknown. A date without an
 * order of its parts cannot be read.
 * @param {AuthoredField} field
 * @returns {readonly SourceKind[]}
 */
function kindOf({ type, order }) {
  switch (type) {
    case undefined:
      return [];
    case 'checkbox-group':
    case 'radio-group':
      return [{ is: 'boxes' }];
    case 'select':
      return [{ is: 'select' }];
    case 'birthday':
      return [order ? { is: 'date', parts: order } : { is: 'text' }];
    default:
      return [{ is: 'text' }];
  }
}

/**
 * @param {FieldType | undefined} type
 * @returns {boolean}
 */
function isBare(type) {
  return type === 'free-text' || type === 'page-break';
}
