import { exactly, unknown } from './answer.mjs';
import { isWritable, quoted } from './css-text.mjs';
import { all, any, not } from './formula.mjs';
/** @import { Answer } from './answer.mjs' */
/** @import { Formula, Has } from './formula.mjs' */
/** @import { DatePart } from '#cli-models' */

/**
 * Way in which CSS can read a field that conditions depend on: check boxes and radio buttons, a select, a date in several
 * selects, text (which CSS cannot read), or, if the definition does not list the field, any of them.
 * In the form of another system, `control` is the selector of its controls.
 * @typedef {({ readonly is: 'boxes' | 'select' | 'text' | 'unlisted' }
 *   | { readonly is: 'date', readonly parts: readonly DatePart[] }) & { readonly control?: string }} SourceKind
 */

/**
 * Test of a field's value in a rule.
 * @typedef {object} Test
 * @property {'is' | 'filled' | 'contains' | 'greater' | 'less' | 'between'} operator
 * @property {string} value Operand that the field's value is compared with.
 */

/**
 * Field that conditions depend on, as far as CSS can read it.
 * @typedef {object} Source
 * @property {(test: Test) => Answer} has Returns the test that the field has such a value now.
 * @property {(test: Test) => Answer} hasByDefault Returns the test that it has such a value after a reset.
 */

/** Operators that compare numbers and dates. */
const comparisons = new Set(['greater', 'less', 'between']);

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
  if (!kind.control && (name.includes(']') || !isWritable(name))) return nothing;
  const control = kind.control ?? named(name);
  switch (kind.is) {
    case 'boxes':
      return readable({
        has: (test) => exactly(box(control, test, '')),
        hasByDefault: (test) => exactly(box(control, test, '[checked]')),
      });
    case 'select':
      return readable({
        has: (test) => exactly(option(control, test, '')),
        hasByDefault: (test) => exactly(optionByDefault(control, test)),
      });
    case 'date':
      return dateSource(name, kind.parts);
    case 'text':
      return { has: textAnswer, hasByDefault: textAnswer };
    case 'unlisted':
      return unlistedSource(name);
  }
}

/**
 * Returns the answer for a text, which CSS cannot read: `:placeholder-shown` says nothing of an input without a
 * placeholder. The guess is that the text is empty.
 * @param {Test} test
 * @returns {Answer}
 */
function textAnswer({ operator, value }) {
  return unknown((operator === 'is' || operator === 'contains') && value === '');
}

/**
 * Wraps a source. A value that no attribute can hold never matches, and CSS cannot compare numbers or dates.
 * @param {Source} source
 * @returns {Source}
 */
function readable({ has, hasByDefault }) {
  /**
   * @param {Source['has']} ask
   * @returns {Source['has']}
   */
  const guard = (ask) => (test) => {
    if (comparisons.has(test.operator)) return unknown(false);
    return test.operator === 'filled' || isWritable(test.value) ? ask(test) : exactly(false);
  };
  return { has: guard(has), hasByDefault: guard(hasByDefault) };
}

/**
 * Creates the source for a field of unknown type. It is text if the page has no boxes and no select with its name.
 * @param {string} name
 * @returns {Source}
 */
function unlistedSource(name) {
  const isReadable = plainControl(name);
  const control = named(name);
  /**
   * @param {Test} test
   * @param {Formula} formula
   * @returns {Answer}
   */
  const answer = (test, formula) => ({
    sure: formula,
    never: all([isReadable, not(formula)]),
    guess: any([formula, all([not(isReadable), textAnswer(test).guess])]),
    isExact: false,
  });
  return readable({
    has: (test) => answer(test, any([box(control, test, ''), option(control, test, '')])),
    hasByDefault: (test) =>
      answer(test, any([box(control, test, '[checked]'), optionByDefault(control, test)])),
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
   * @param {Test} test
   * @param {(control: string, test: Test) => Formula} askPart
   * @returns {Answer}
   */
  const ask = ({ operator, value }, askPart) => {
    if (operator === 'contains') return unknown(false);
    const values = value.split('/');
    const isDate = values.length === parts.length && !values.includes('');
    if (operator === 'is' && !isDate) return exactly(false);
    return exactly(
      all(parts.map((part, at) => askPart(named(`${name}][${part}`), { operator, value: values[at] ?? '' }))),
    );
  };
  return readable({
    has: (test) => ask(test, (part, one) => option(part, one, '')),
    hasByDefault: (test) => ask(test, optionByDefault),
  });
}

/** @param {string} name */
const named = (name) => `[name^=${quoted(`form[${name}]`)}]`;
/**
 * Returns the selector for a control or an option whose attribute `value` passes a test.
 * @param {Test} test
 * @returns {string}
 */
function valued({ operator, value }) {
  if (operator === 'filled') return ':not([value=""])';
  // An empty substring is in every value, and matches nothing in CSS.
  if (operator === 'contains') return value === '' ? '' : `[value*=${quoted(value)}]`;
  return `[value=${quoted(value)}]`;
}

/**
 * Returns the question for a check box or radio button. Without the attribute `value` its value is "on".
 * @param {string} control
 * @param {Test} test
 * @param {string} extra
 * @returns {Has}
 */
function box(control, test, extra) {
  const { operator, value } = test;
  const isOn =
    operator === 'is' ? value === 'on' : operator === 'contains' && 'on'.includes(value) && value !== '';
  const own = isOn ? `:is(${valued(test)},:not([value]))` : valued(test);
  return { op: 'has', before: 'input', after: own + control + extra, isChecked: extra === '' };
}

/**
 * @param {string} control
 * @param {Test} test
 * @param {string} extra
 * @returns {Has}
 */
function option(control, test, extra) {
  return {
    ...{ op: 'has', before: `select${control} option` },
    ...{ after: valued(test) + extra, isChecked: extra === '' },
  };
}

/** Matches the first enabled option. An option group is assumed to contain an enabled option. */
const firstAble =
  ':not([disabled],option:not([disabled])~*,optgroup~*,option:not([disabled])~optgroup>*,optgroup~optgroup>*)';

/**
 * Returns the formula for the value of a select after a reset: its options with the attribute `selected`, or else, in
 * a drop-down list, the first enabled option.
 * @param {string} control
 * @param {Test} test
 * @returns {Formula}
 */
function optionByDefault(control, test) {
  const line = `select${control}:not([multiple]):is(:not([size]),[size="1"])`;
  const marked = `select${control} option`;
  return any([
    option(control, test, '[selected]'),
    all([
      not({ op: 'has', before: marked, after: '[selected]', isChecked: false }),
      { op: 'has', before: `${line} option`, after: valued(test) + firstAble, isChecked: false },
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
