import { optionsOf } from '#cli-models';
/** @import { InlineBlock, InlineCall } from './inline-calls.mjs' */

/**
 * Calls that configure a form → the index of the argument with the form's number.
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

/**
 * Calls whose argument is an object with the form's number → its key.
 * @type {ReadonlyMap<string, string>}
 */
const objectCalls = new Map([
  ['RSFormPro.Conditions.run', 'form_id'],
  ['RSFormPro.previewFields.elements.push', 'formId'],
]);

/**
 * Returns the number of the form that a call configures; null for other calls, and if the number is no literal.
 * @param {InlineCall} call
 * @returns {number | null}
 */
export function formIdOf({ path, values }) {
  const at = dataCalls.get(path);
  const key = objectCalls.get(path);
  const value = key !== undefined ? optionsOf(values[0])[key] : at === undefined ? null : values[at];
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return isWritten && Number.isSafeInteger(Number(value)) ? Number(value) : null;
}

/**
 * Returns a message if an argument of a call is no literal, so that its value is known only at run time.
 * @param {InlineCall} call
 * @returns {string | null}
 */
export function faultIn(call) {
  return call.values.every(isWhole) ? null : `${call.source.slice(0, 120)}: not all of it is written out`;
}

/**
 * Returns a message for each call that configures a form whose number is no literal.
 * @param {InlineBlock} block
 * @returns {readonly string[]}
 */
export function callsWithoutForm({ calls }) {
  return calls
    .filter((call) => (dataCalls.has(call.path) || objectCalls.has(call.path)) && formIdOf(call) === null)
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
