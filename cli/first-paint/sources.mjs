import { exactly, unknown } from './answer.mjs';
import { isWritable, quoted } from './css-text.mjs';
import { all, any, not } from './formula.mjs';
/** @import { Answer } from './answer.mjs' */
/** @import { Formula, Has } from './formula.mjs' */
/** @import { DatePart } from '#cli-models' */

/**
 * How CSS can read a field that conditions depend on: check boxes and radio buttons, a select, a date in several
 * selects, text (which CSS cannot read), or, if the definition does not list the field, any of them.
 * @typedef {{ readonly is: 'boxes' | 'select' | 'text' | 'unlisted' }
 *   | { readonly is: 'date', readonly parts: readonly DatePart[] }} SourceKind
 */

/**
 * What CSS can tell about a field that conditions depend on.
 * @typedef {object} Source
 * @property {(value: string) => Answer} has Answers whether the field has the value now.
 * @property {(value: string) => Answer} hasByDefault Answers whether it has the value after a reset.
 */

/** @type {Source} */
const nothing = { has: () => exactly(false), hasByDefault: () => exactly(false) };

/**
 * Creates the source for a field. A name with a closing bracket has no control, because the server's control names
 * end at the bracket.
 * @param {string} name
 * @param {SourceKind} kind
 * @returns {Source}
 */
export function sourceOf(name, kind) {
  if (name.includes(']') || !isWritable(name)) return nothing;
  switch (kind.is) {
    case 'boxes':
      return writable({
        has: (value) => exactly(box(name, value, '')),
        hasByDefault: (value) => exactly(box(name, value, '[checked]')),
      });
    case 'select':
      return writable({
        has: (value) => exactly(option(name, value, '')),
        hasByDefault: (value) => exactly(optionByDefault(name, value)),
      });
    case 'date':
      return dateSource(name, kind.parts);
    case 'text':
      return { has: () => unknown(false), hasByDefault: () => unknown(false) };
    case 'unlisted':
      return unlistedSource(name);
  }
}

/**
 * Wraps a source: a value that no attribute can hold never matches.
 * @param {Source} source
 * @returns {Source}
 */
function writable({ has, hasByDefault }) {
  return {
    has: (value) => (isWritable(value) ? has(value) : exactly(false)),
    hasByDefault: (value) => (isWritable(value) ? hasByDefault(value) : exactly(false)),
  };
}

/**
 * Creates the source for a field of unknown type. It is text if the page has no boxes and no select with its name.
 * @param {string} name
 * @returns {Source}
 */
function unlistedSource(name) {
  const isReadable = plainControl(name);
  /**
   * @param {Formula} formula
   * @returns {Answer}
   */
  const answer = (formula) => ({
    sure: formula,
    never: all([isReadable, not(formula)]),
    guess: formula,
    isExact: false,
  });
  return writable({
    has: (value) => answer(any([box(name, value, ''), option(name, value, '')])),
    hasByDefault: (value) => answer(any([box(name, value, '[checked]'), optionByDefault(name, value)])),
  });
}

/**
 * Creates the source for a date, whose value is its parts in the order of the form.
 * @param {string} name
 * @param {readonly DatePart[]} parts
 * @returns {Source}
 */
function dateSource(name, parts) {
  /**
   * @param {string} value
   * @param {(name: string, value: string) => Formula} askPart
   * @returns {Formula}
   */
  const ask = (value, askPart) => {
    const values = value.split('/');
    if (values.length !== parts.length || values.includes('')) return false;
    return all(parts.map((part, at) => askPart(`${name}][${part}`, values[at] ?? '')));
  };
  return writable({
    has: (value) => exactly(ask(value, (part, one) => option(part, one, ''))),
    hasByDefault: (value) => exactly(ask(value, optionByDefault)),
  });
}

/** @param {string} name */
const named = (name) => `[name^=${quoted(`form[${name}]`)}]`;
/** @param {string} value */
const valued = (value) => `[value=${quoted(value)}]`;

/**
 * Returns the question for a check box or radio button. Without the attribute `value` its value is "on".
 * @param {string} name
 * @param {string} value
 * @param {string} extra
 * @returns {Has}
 */
function box(name, value, extra) {
  const own = value === 'on' ? ':is([value="on"],:not([value]))' : valued(value);
  return { op: 'has', before: 'input', after: own + named(name) + extra, isChecked: extra === '' };
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string} extra
 * @returns {Has}
 */
function option(name, value, extra) {
  return {
    ...{ op: 'has', before: `select${named(name)} option` },
    ...{ after: valued(value) + extra, isChecked: extra === '' },
  };
}

/** Matches the first enabled option. An option group is assumed to contain an enabled option. */
const firstAble =
  ':not([disabled],option:not([disabled])~*,optgroup~*,option:not([disabled])~optgroup>*,optgroup~optgroup>*)';

/**
 * Returns the formula for the value of a select after a reset: its options with the attribute `selected`, or else, in
 * a drop-down list, the first enabled option.
 * @param {string} name
 * @param {string} value
 * @returns {Formula}
 */
function optionByDefault(name, value) {
  const line = `select${named(name)}:not([multiple]):is(:not([size]),[size="1"])`;
  return any([
    option(name, value, '[selected]'),
    all([
      not({ ...option(name, '', ''), after: '[selected]', isChecked: false }),
      { op: 'has', before: `${line} option`, after: valued(value) + firstAble, isChecked: false },
    ]),
  ]);
}

/**
 * Returns the question for boxes or a select with the field's own name, not for a date in parts.
 * @param {string} name
 * @returns {Has}
 */
function plainControl(name) {
  const names = `:is([name=${quoted(`form[${name}]`)}],[name=${quoted(`form[${name}][]`)}])`;
  const before = `:is(select,[type="checkbox"],[type="radio"])${names}`;
  return { op: 'has', before, after: '', isChecked: false };
}
