import { readBehaviour } from './behaviour.mjs';
import { callsWithoutForm } from './data-calls.mjs';
import { readInlineScripts } from './inline-calls.mjs';
import { siteCalls } from './known-calls.mjs';
import { readForms } from './page-forms.mjs';
import { attributesOf, notesOn, readSettings } from './tag.mjs';
import { scriptLines, section } from './script-lines.mjs';
/** @import { LegacyBehaviour } from './behaviour.mjs' */
/** @import { InlineBlock } from './inline-calls.mjs' */
/** @import { LegacyForm, LegacyPage } from './page-forms.mjs' */
/** @import { ComponentFiles } from './replaced-scripts.mjs' */

/**
 * Returns the lines of the report on the steps by which a page moves to the suite.
 * @param {string} html
 * @returns {readonly string[]}
 * @throws {TypeError} If the page has no form.
 */
export function reportOf(html) {
  return reportOfPage(readForms(html), { replaced: new Map(), unknown: [] });
}

/**
 * Returns the same for a page whose scripts of the component were looked up.
 * @param {LegacyPage} page
 * @param {ComponentFiles} files
 * @returns {readonly string[]}
 */
export function reportOfPage(page, files) {
  const block = readInlineScripts(page.inlineScripts);
  const handlers = readInlineScripts(page.handlers);
  const calls = siteCalls({ ...block, calls: [...block.calls, ...handlers.calls] });
  return [
    ...page.forms.flatMap((form) => linesOf(form, block, page)),
    ...section('Inline calls that nothing of the suite answers', calls.nobody),
    ...section(
      'Inline calls of the site’s own, which rsform-compat.js answers and the tag alone does not',
      calls.compat,
    ),
    ...section('Not understood in the inline scripts', [
      ...block.faults,
      ...callsWithoutForm(block),
      ...handlers.faults,
    ]),
    ...scriptLines(page, files),
  ];
}

/**
 * @param {LegacyForm} form
 * @param {InlineBlock} block
 * @param {LegacyPage} page
 * @returns {readonly string[]}
 */
function linesOf(form, block, page) {
  const read = readBehaviour(form, block, page);
  const place = form.isTagged ? ', in an <rs-form> already, whose JSON is not read here' : '';
  const { layout } = read.behaviour;
  return [
    `Form ${form.formId}: ${form.names.length} fields, pages: ${form.pages.length}, layout ${layout}${place}`,
    ...recognised(read.behaviour).map((line) => `  ${line}`),
    `  tag: ${['<rs-form', ...attributesOf(read, readSettings(block))].join(' ')}>`,
    ...read.faults.map((fault) => `  not understood: ${fault}`),
    ...notesOn(form, read).map((note) => `  note: ${note}`),
  ];
}

/**
 * @param {LegacyBehaviour} behaviour
 * @returns {readonly string[]}
 */
function recognised(behaviour) {
  const fields = behaviour.pages.flatMap((page) => page.fields);
  /**
   * @param {string} label
   * @param {readonly string[]} names
   */
  const named = (label, names) => (names.length > 0 ? [`${label}: ${names.join(', ')}`] : []);
  /** @param {...string} types */
  const ofType = (...types) => fields.filter(({ type = '' }) => types.includes(type)).map(({ name }) => name);
  const { conditions = [], calculations = [], botCheck, texts = {} } = behaviour;
  return [
    `checked by: ${behaviour.validation.join(', ')}`,
    ...named('conditions on', [...new Set(conditions.flatMap(({ targets }) => targets))]),
    ...named(
      'totals',
      calculations.map(({ target }) => target),
    ),
    ...named(
      'prices',
      fields.filter(({ prices }) => prices).map(({ name }) => name),
    ),
    ...named(
      'limits',
      fields.filter(({ maxSelections }) => maxSelections).map(({ name }) => name),
    ),
    ...named('calendars', ofType('calendar', 'simple-calendar')),
    ...named('sliders', ofType('range-slider')),
    ...named('files', ofType('file')),
    ...named('checked pages end at', ofType('page-break')),
    ...named('bot check', botCheck ? [botCheck.provider] : []),
    ...named('texts', Object.keys(texts)),
  ];
}
