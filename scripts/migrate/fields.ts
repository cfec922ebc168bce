import {
  calendarOf,
  optionsOf,
  simpleCalendarOf,
  sliderOf,
} from '../../elements/rs-form/compat/widget-options.model.js';
import type { BehaviourField } from '../../elements/rs-form/definition/authored.model.js';
import type { InlineBlock, InlineCall } from './inline-calls.js';
import type { LegacyForm } from './page-forms.js';

type Part = BehaviourField;
type Reader = (name: string, options: Readonly<Record<string, unknown>>) => Part;

/** The widgets that an inline block starts: the call, the start of the ids of their inputs, and how they are read. */
const widgets: readonly (readonly [path: string, inputId: string, read: Reader])[] = [
  ['RSFormPro.jQueryCalendar.setCalendar', 'txtjQcal', calendarOf],
  ['RSFormPro.YUICalendar.setCalendar', 'txtcal', simpleCalendarOf],
  ['RSFormPro.ionSlider.setSlider', 'rs-range-slider', sliderOf],
];

/** What the inline block says about the fields of a form, each field once, and what is about none of them. */
export function readFields(form: LegacyForm, { calls, settings }: InlineBlock) {
  const faults: string[] = [];
  const parts: readonly Part[] = [
    ...calls.flatMap((call) => widgetOf(call, form, faults)),
    ...calls.flatMap((call) => limitOf(call, form)),
    ...settings.flatMap(({ path, value }) => pricesOf(path, value, form)),
    ...calls.flatMap((call) => wordsOf(call, form)),
    ...form.checkedBreaks.map((name) => ({ name, type: 'page-break' as const, validate: true })),
  ];
  for (const { name } of parts)
    if (!form.names.includes(name) && !form.checkedBreaks.includes(name))
      faults.push(`field "${name}" is not in the form`);
  return { fields: merged(parts), faults };
}

function merged(parts: readonly Part[]): readonly Part[] {
  const byName = new Map<string, Part>();
  for (const part of parts) byName.set(part.name, { ...byName.get(part.name), ...part });
  return [...byName.values()];
}

function widgetOf(call: InlineCall, form: LegacyForm, faults: string[]): readonly Part[] {
  const widget = widgets.find(([path]) => path === call.path);
  const found = widget && readWidgetCall(call, form, widget[1]);
  if (!found) return [];
  if (found.name !== undefined) return [widget[2](found.name, found.options)];
  faults.push(`${call.path}: the form has no input ${widget[1]}${String(call.values[1])}`);
  return [];
}

function limitOf({ path, values: [formId, name, most] }: InlineCall, form: LegacyForm): readonly Part[] {
  if (path !== 'RSFormPro.limitSelections' || Number(formId) !== form.formId) return [];
  return [{ name: String(name), type: 'checkbox-group', maxSelections: Number(most) }];
}

/** `RSFormProPrices['1_Plan'] = { "Basic": "20" }`. */
function pricesOf(path: string, value: unknown, { formId }: LegacyForm): readonly Part[] {
  const prefix = `RSFormProPrices.${formId}_`;
  if (!path.startsWith(prefix) || typeof value !== 'object' || value === null) return [];
  const prices = Object.entries(value).map(([key, price]) => ({ value: key, price: String(price) }));
  return prices.length > 0 ? [{ name: path.slice(prefix.length), prices }] : [];
}

/** The words of a field that fails, which the server writes for files alone. */
function wordsOf({ path, values: [formId, name, key, text] }: InlineCall, form: LegacyForm): readonly Part[] {
  const isWords = path === 'RSFormPro.Translations.add' && Number(formId) === form.formId;
  if (!isWords || typeof text !== 'string') return [];
  return [{ name: String(name), type: 'file', texts: { [String(key)]: text } }];
}

/** The field of a widget's call, with its options; null where the call is about another form or says neither. */
interface WidgetCall {
  /** The field's name; undefined where the form has no such input. */
  readonly name: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Reads `setCalendar(form, "form_index", options)` and its like. */
function readWidgetCall(
  { values: [formId, id, options] }: InlineCall,
  { formId: own, widgets }: LegacyForm,
  inputId: string,
): WidgetCall | null {
  if (Number(formId) !== own || typeof id !== 'string') return null;
  return { name: widgets.get(inputId + id), options: optionsOf(options) };
}
