import { fieldTypes } from '../../../../elements/rs-form/definition/field-traits.model.js';
import type { FieldType } from '../../../../elements/rs-form/definition/types.model.js';
import type { PlaygroundField } from '../playground.model.js';
import {
  attributeOf,
  countIn,
  type Element,
  hasClass,
  numberIn,
  rawText,
  within,
  wordsOf,
} from './markup.js';
import { optionsOf } from './read-options.js';
import type { FieldParts } from './field-parts.js';

/** Type of a field, and the keys that its controls say. */
type ControlKeys = Partial<Omit<PlaygroundField, 'name'>> & { readonly type: FieldType };

/** Returns the settings of a field that its controls tell. */
export function controlKeys(parts: FieldParts): ControlKeys {
  const [control] = parts.controls;
  if (!control) return { type: 'text' };
  const type = typeOf(parts, control);
  switch (type) {
    case 'select':
      return { type, ...listKeys(control), ...optionsOf(parts) };
    case 'checkbox-group':
    case 'radio-group':
      return { type, ...optionsOf(parts), ...flowOf(parts) };
    case 'birthday':
      return { type, ...dateKeys(parts.controls) };
    case 'file':
      return { type, ...fileKeys(parts, control) };
    case 'submit':
    case 'button':
    case 'reset':
      return { type, ...buttonKeys(parts, control) };
    case 'textarea':
      return { type, ...areaKeys(parts, control) };
    case 'captcha':
    case 'password':
      return { type, ...textKeys(control, false) };
    default:
      return { type, ...textKeys(control, true) };
  }
}

/** Ids of the inputs of widgets. */
const widgets: readonly (readonly [RegExp, FieldType])[] = [
  [/^txtjQcal\d/, 'calendar'],
  [/^txtcal\d/, 'simple-calendar'],
  [/^rs-range-slider\d/, 'range-slider'],
  [/^captchaTxt\d/, 'captcha'],
];

function typeOf({ controls, block, hasBlock }: FieldParts, control: Element): FieldType {
  const { tagName } = control;
  if (controls.some((one) => /\]\[[dmy]\]$/.test(attributeOf(one, 'name') ?? ''))) return 'birthday';
  if (tagName === 'select' || tagName === 'textarea') return tagName;
  const written = (attributeOf(control, 'type') ?? (tagName === 'button' ? 'submit' : 'text')).toLowerCase();
  if (written === 'checkbox' || written === 'radio') return `${written}-group`;
  if (written === 'image') return 'submit';
  const id = attributeOf(control, 'id') ?? '';
  const widget = widgets.find(([pattern]) => pattern.test(id))?.[1];
  if (widget) return widget;
  const isMap = (one: Element) => /^rsform-map\d/.test(attributeOf(one, 'id') ?? '');
  if (hasBlock && within(block, isMap).length > 0) return 'location';
  return fieldTypes.find((type) => type === written) ?? 'text';
}

function textKeys(control: Element, hasValue: boolean): Partial<PlaygroundField> {
  const [value, placeholder] = ['value', 'placeholder'].map((name) => attributeOf(control, name));
  const isNumber = /^(?:number|range)$/.test(attributeOf(control, 'type') ?? '');
  const [min, max, step] = ['min', 'max', 'step'].map((name) => numberIn(control, name));
  const [size, maxLength] = [countIn(control, 'size'), countIn(control, 'maxlength')];
  const autocomplete = attributeOf(control, 'autocomplete');
  return {
    ...(hasValue && value && { value }),
    ...(placeholder && { placeholder }),
    ...(attributeOf(control, 'readonly') !== undefined && { readonly: true }),
    ...(size !== undefined && size !== 20 && { size }),
    ...(maxLength !== undefined && { maxLength }),
    ...(isNumber && min !== undefined && { min }),
    ...(isNumber && max !== undefined && { max }),
    ...(isNumber && step !== undefined && { step }),
    ...(autocomplete && autocomplete !== 'off' && { autocomplete }),
  };
}

function areaKeys({ block, hasBlock }: FieldParts, control: Element): Partial<PlaygroundField> {
  const [cols, rows] = [countIn(control, 'cols'), countIn(control, 'rows')];
  const isCounter = (one: Element) => /^rsfp-counter-/.test(attributeOf(one, 'id') ?? '');
  const value = rawText(control);
  return {
    ...textKeys(control, false),
    ...(value && { value }),
    ...(cols !== undefined && cols !== 50 && { cols }),
    ...(rows !== undefined && rows !== 5 && { rows }),
    ...(hasBlock && within(block, isCounter).length > 0 && { count: true }),
  };
}

function listKeys(control: Element): Partial<PlaygroundField> {
  const size = countIn(control, 'size');
  return {
    ...(attributeOf(control, 'multiple') !== undefined && { multiple: true }),
    ...(size !== undefined && size > 1 && { size }),
  };
}

function flowOf({ block, hasBlock }: FieldParts): Partial<PlaygroundField> {
  const isVertical = (one: Element) => hasClass(one, 'rsformVerticalClear');
  return hasBlock && within(block, isVertical).length > 0 ? { flow: 'vertical' } : {};
}

/** Returns the order of the parts of a date, and its years in the order of the list. */
function dateKeys(controls: readonly Element[]): Partial<PlaygroundField> {
  const parts = controls.flatMap((control) => {
    const part = (['d', 'm', 'y'] as const).find((one) => attributeOf(control, 'name')?.endsWith(`[${one}]`));
    return part ? [{ part, control }] : [];
  });
  const list = parts.find(({ part }) => part === 'y')?.control;
  const years = list
    ? within(list, ({ tagName }) => tagName === 'option').flatMap((option) => countIn(option, 'value') ?? [])
    : [];
  const [from, to] = [years[0], years.at(-1)];
  return {
    order: parts.map(({ part }) => part),
    ...(from !== undefined && to !== undefined && { years: { from, to } }),
  };
}

function fileKeys({ block, hasBlock }: FieldParts, control: Element): Partial<PlaygroundField> {
  const isPlus = (one: Element) => hasClass(one, 'rsfp-field-multiple-plus-button');
  const counts = ['minfiles', 'maxfiles', 'size'].map((name) => countIn(control, `data-rsfp-${name}`));
  const [minFiles, maxFiles, maxBytes] = counts;
  const extensions = textsIn(attributeOf(control, 'data-rsfp-exts'));
  return {
    ...(attributeOf(control, 'multiple') !== undefined && { multiple: true }),
    ...(hasBlock && within(block, isPlus).length > 0 && { addMore: true }),
    ...(minFiles !== undefined && { minFiles }),
    ...(maxFiles !== undefined && { maxFiles }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(extensions.length > 0 && { extensions }),
  };
}

/** Returns the texts of a list in JSON; none for another text. */
function textsIn(json = '[]'): readonly string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function buttonKeys({ name, block, hasBlock }: FieldParts, control: Element): Partial<PlaygroundField> {
  const textOf = (one: Element | undefined) => one && (wordsOf(one) || (attributeOf(one, 'value') ?? ''));
  const others = hasBlock ? within(block, (one) => one !== control) : [];
  const previous = textOf(others.find((one) => attributeOf(one, 'id') === `${name}Prev`));
  const reset = textOf(others.find((one) => attributeOf(one, 'type') === 'reset'));
  const caption = textOf(control);
  return {
    ...(caption && { caption }),
    ...(previous && { previousCaption: previous }),
    ...(reset && { resetCaption: reset }),
  };
}
