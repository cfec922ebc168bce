import { optionsOf } from '../../elements/rs-form/compat/server-values.model.js';
import type { InlineBlock, InlineCall } from './inline-calls.js';

/** The calls that say what a form does, and which of their values is the number of the form. */
const dataCalls: ReadonlyMap<string, number> = new Map([
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

/** The form that a call says something about; null for every other call, and where its number is not written out. */
export function formIdOf({ path, values }: InlineCall): number | null {
  const at = dataCalls.get(path);
  const value = path === condition ? optionsOf(values[0])['form_id'] : at === undefined ? null : values[at];
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return isWritten && Number.isSafeInteger(Number(value)) ? Number(value) : null;
}

/** What of a call is no plain value: it is known only when the script runs. */
export function faultIn(call: InlineCall): string | null {
  return call.values.every(isWhole) ? null : `${call.source.slice(0, 120)}: not all of it is written out`;
}

/** The calls that say something about a form, but not about which. */
export function callsWithoutForm({ calls }: InlineBlock): readonly string[] {
  return calls
    .filter((call) => (dataCalls.has(call.path) || call.path === condition) && formIdOf(call) === null)
    .map(({ source }) => `${source.slice(0, 120)}: the number of its form is not written out`);
}

function isWhole(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isWhole);
  return value !== undefined && Object.values(optionsOf(value)).every(isWhole);
}
