import { firstPaintCssOfPage } from '../first-paint/css-of.mjs';
import { readBehaviour } from './behaviour.mjs';
import { callsWithoutForm } from './data-calls.mjs';
import { readInlineScripts } from './inline-calls.mjs';
import { readForms } from './page-forms.mjs';
import { attributesOf, notesOn, readSettings } from './tag.mjs';
/** @import { ReadBehaviour } from './behaviour.mjs' */
/** @import { LegacyForm } from './page-forms.mjs' */
/** @import { PageSettings } from './tag.mjs' */

/**
 * The result of a migration.
 * @typedef {object} Migration
 * @property {string} markup The text to paste into the page.
 * @property {readonly string[]} faults Messages about parts that could not be translated.
 * @property {readonly string[]} notes Notes for the integrator.
 */

/**
 * Writes the tag, its JSON and its first-paint rules for every form of a page.
 * @param {string} html
 * @returns {Migration}
 * @throws {TypeError} If the page has no form.
 */
export function migrationOf(html) {
  const page = readForms(html);
  const block = readInlineScripts(page.inlineScripts);
  const settings = readSettings(block);
  const read = page.forms.map((form) => ({ form, read: readBehaviour(form, block, page) }));
  return {
    markup: read.map((one) => tagOf(one.read, settings, one.form)).join('\n'),
    faults: [...block.faults, ...callsWithoutForm(block), ...read.flatMap((one) => one.read.faults)],
    notes: read.flatMap((one) => notesOn(one.form, one.read)),
  };
}

/**
 * @param {ReadBehaviour} read
 * @param {PageSettings} settings
 * @param {LegacyForm} form
 * @returns {string}
 */
function tagOf(read, settings, form) {
  const { behaviour } = read;
  // No text in the JSON may end the script.
  const json = JSON.stringify(behaviour, null, 2).replaceAll('<', '\\u003c');
  const script = `<script type="application/json">\n${json}\n</script>`;
  const css = firstPaintCssOfPage(`<rs-form>${script}${form.html}</rs-form>`).trim();
  return [
    `${['<rs-form', ...attributesOf(read, settings)].join(' ')}>`,
    script,
    `<!-- Here stands form ${behaviour.formId}, as the server writes it. -->`,
    '</rs-form>',
    ...(css === '' ? [] : [`<!-- Into the style sheet of the template: -->\n<style>\n${css}\n</style>`]),
    '',
  ].join('\n');
}
