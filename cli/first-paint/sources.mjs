import { exactly, unknown } from './answer.mjs';
import { isWritable, quoted } from './css-text.mjs';
import { all, any, not } from './formula.mjs';
/** @import { Answer } from './answer.mjs' */
/** @import { Formula, Has } from './formula.mjs' */
/** @import { DatePart } from '#cli-models' */

/**
 * How a field that decides on others can be read: check boxes and radio buttons, a select, a date in several selects,
 * text that CSS cannot read, or (where nobody says) whatever the page turns out to hold.
 * @typedef {{ readonly is: 'boxes' | 'select' | 'text' | 'unlisted' } | { readonly is: 'date'; readonly parts: readonly DatePart[] }} SourceKind
 */

/**
 * What CSS can tell of a field that decides on others.
 * @typedef {object} Source
 * @property {(value: string) => Answer} has Whether the field has the value now.
 * @property {(value: string) => Answer} hasByDefault Whether it has the value after a reset.
 */

/** @type {Source} */
const nothing = { has: () => exactly(false), hasByDefault: () => exactly(false) };

/**
 * What can be asked of a field. No control belongs to a name with a closing bracket: the server's names end there.
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
 * The same source, where a value that no attribute can hold is none.
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
 * A field of unknown type: where the page holds no boxes and no select of its name, it is text.
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
 * A date has one value, its parts in the order of the form.
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
 * A box without a value is called "on".
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

/** Not disabled, and nothing before it that is not. A heading is taken to have an option that can be chosen. */
const firstAble =
  ':not([disabled],option:not([disabled])~*,optgroup~*,option:not([disabled])~optgroup>*,optgroup~optgroup>*)';

/**
 * A select goes back to its marked options; a list of one line without any, to its first that is not disabled.
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
 * Boxes or a select with the field's own name, not a date in parts.
 * @param {string} name
 * @returns {Has}
 */
function plainControl(name) {
  const names = `:is([name=${quoted(`form[${name}]`)}],[name=${quoted(`form[${name}][]`)}])`;
  const before = `:is(select,[type="checkbox"],[type="radio"])${names}`;
  return { op: 'has', before, after: '', isChecked: false };
}
