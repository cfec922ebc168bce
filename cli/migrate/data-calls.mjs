import { optionsOf } from '#cli-models';
/** @import { InlineBlock, InlineCall } from './inline-calls.mjs' */

/**
 * The calls that say what a form does, and which of their values is the number of the form.
 * @type {ReadonlyMap<string, number>}
 */
const dataCalls = new Map([
  ['RSFormPro.Ajax.overrideSubmit', 0],
  ['RSFormPro.setHTML5Validation', 0],
  ['RSFormPro.setDisabledSubmit', 0],
  ['RSFormPro.limitSelections', 0],
  ['RSFormPro.jQueryCalendar.setCalendar', 0],
  ['RSFormPro.YUICalendar.setCalendar', 0],
  ['RSFormPro.ionSlider.setSlider', 0],
  ['RSFormPro.Translations.add', 0],
  ['RSFormProReCAPTCHAv3.add', 2],
]);

const condition = 'RSFormPro.Conditions.run';

/**
 * The form that a call says something about; null for every other call, and where its number is not written out.
 * @param {InlineCall} call
 * @returns {number | null}
 */
export function formIdOf({ path, values }) {
  const at = dataCalls.get(path);
  const value = path === condition ? optionsOf(values[0])['form_id'] : at === undefined ? null : values[at];
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return isWritten && Number.isSafeInteger(Number(value)) ? Number(value) : null;
}

/**
 * What of a call is no plain value: it is known only when the script runs.
 * @param {InlineCall} call
 * @returns {string | null}
 */
export function faultIn(call) {
  return call.values.every(isWhole) ? null : `${call.source.slice(0, 120)}: not all of it is written out`;
}

/**
 * The calls that say something about a form, but not about which.
 * @param {InlineBlock} block
 * @returns {readonly string[]}
 */
export function callsWithoutForm({ calls }) {
  return calls
    .filter((call) => (dataCalls.has(call.path) || call.path === condition) && formIdOf(call) === null)
    .map(({ source }) => `${source.slice(0, 120)}: the number of its form is not written out`);
}

/**
 * @param {unknown} value
 * @returns {boolean}
 */
function isWhole(value) {
  if (Array.isArray(value)) return value.every(isWhole);
  return value !== undefined && Object.values(optionsOf(value)).every(isWhole);
}
