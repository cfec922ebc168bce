import { isInIntl } from '../../../shared/i18n/by-intl.model.js';
import type { AuthoredDefinition, AuthoredField, DatePart } from '../definition/authored-format.model.js';
import { fieldTraits } from '../definition/field-traits.model.js';
import { fieldWidget } from '../definition/types.model.js';
import { tokenIdOf } from '../bot-check/token-id.model.js';
import { blockClass, blockClassOf, formIdControl } from '../markup/server-names.model.js';
import { markupOf } from './layout-markup.model.js';
import { nameFirstRows, repeatFields, type RepeatedRow } from '../definition/repeated-fields.model.js';
import {
  type RenderedCalendar,
  type RenderedField,
  type RenderedForm,
  type RenderedHidden,
  type RenderedOption,
  yearLimits,
  type RenderedDatePart,
} from './rendered.model.js';

/** Facts of the page that a rendered form needs. */
export interface FormSurroundings {
  /** The page's own address, where a form without an action is posted to. */
  readonly address: string;
  readonly language: string;
  readonly thisYear: number;
  /** Returns the text of a key. */
  readonly translate: (key: string) => string;
}

interface Counted {
  readonly form: AuthoredDefinition;
  readonly fields: readonly AuthoredField[];
  readonly around: FormSurroundings;
}

/** Gives every part of a definition the ids, names and classes that the server would give it. */
export function describeForm(authored: AuthoredDefinition, around: FormSurroundings): RenderedForm {
  const form = nameFirstRows(withNumbers(authored));
  const pages = form.pages.map((page) => repeatFields(page.fields, form.repeats));
  const fields = pages.flatMap((page) => page.map(({ field }) => field));
  const counted = { form, fields, around };
  const { formId, cssId = 'userForm', title = '', errorMessage = '', requiredMarker = '(*)' } = form;
  const { action = around.address } = form;
  const isAskingServer = form.validation.some((source) => source === 'server');

  return {
    formId,
    cssId,
    title,
    requiredMarker,
    action,
    markup: markupOf(form.layout),
    errorMessage: isAskingServer ? errorMessage : '',
    pages: pages.map((page, index) => ({
      id: `rsform_${formId}_page_${index}`,
      fields: page
        .filter(({ field }) => !standsAtEnd(field))
        .map(({ field, row }) => describeField(field, row, counted, index)),
    })),
    hidden: [
      ...fields
        .filter(standsAtEnd)
        .map(({ name, value = '' }) => ({ id: name, name: postedName(name), value })),
      ...hiddenInputsOf(form),
    ],
  };
}

/** Returns a definition in which each field has its number, by its place unless the author has set one. */
function withNumbers(form: AuthoredDefinition): AuthoredDefinition {
  let place = 0;
  const numbered = (field: AuthoredField) => {
    place += 1;
    return { ...field, componentId: field.componentId ?? place };
  };
  return { ...form, pages: form.pages.map((page) => ({ ...page, fields: page.fields.map(numbered) })) };
}

/** Returns the name of a control: `form[name]`, and `form[group][0][name]` for a name in a row. */
function postedName(name: string): string {
  const [, group, rest] = /^([^[\]]+)(\[\d+\]\[.*)$/.exec(name) ?? [];
  return group && rest ? `form[${group}]${rest}` : `form[${name}]`;
}

function describeField(
  authored: AuthoredField,
  row: RepeatedRow | null,
  counted: Counted,
  page: number,
): RenderedField {
  const { form, around } = counted;
  const type = typeOf(authored);
  const traits = fieldTraits[type];
  const { name } = authored;
  const widget = fieldWidget(authored);
  const calendar = widget === 'calendar' ? describeCalendar(authored, counted) : null;
  const leadsBack = traits.leadsBack && page > 0;
  const leadsOn = traits.leadsOn && page < form.pages.length - 1;

  return {
    authored,
    row,
    type,
    calendar,
    componentId: componentIdOf(authored, counted),
    blockClass: `${blockClass} ${blockClassOf(name)} rsform-type-${traits.blockClass}`,
    controlName: `${postedName(name)}${traits.postsList || acceptsFiles(authored) ? '[]' : ''}`,
    controlId: controlIdOf(authored, counted, calendar),
    isGroup: traits.label === 'group',
    hasErrorElement: traits.hasErrorElement,
    extra: type === 'file' || type === 'captcha' ? around.translate(`rs-form.${type}-extra`) : '',
    options: (authored.options ?? []).map((option, index) => describeOption(name, option, index)),
    dateParts: widget === 'split-date' ? describeDateParts(authored, around) : [],
    previous: leadsBack ? (authored.previousCaption ?? around.translate('rs-form.previous')) : null,
    next: leadsOn ? (authored.nextCaption ?? around.translate('rs-form.next')) : null,
  };
}

function describeOption(
  name: string,
  { value, label = value, selected = false, disabled = false, group = '' }: Options[number],
  index: number,
): RenderedOption {
  return { id: `${name}${index}`, value, label, isSelected: selected, isDisabled: disabled, group };
}

/** Returns true if a field posts a list of files. */
function acceptsFiles({ type, multiple = false, addMore = false }: AuthoredField): boolean {
  return type === 'file' && (multiple || addMore);
}

function componentIdOf(authored: AuthoredField, { fields }: Counted): number {
  return authored.componentId ?? fields.indexOf(authored) + 1;
}

function controlIdOf(authored: AuthoredField, counted: Counted, calendar: RenderedCalendar | null): string {
  if (authored.type === 'captcha') return `captchaTxt${componentIdOf(authored, counted)}`;
  if (fieldWidget(authored) === 'slider') return `rs-range-slider${placeOf(authored, counted)}`;
  return calendar?.inputId ?? authored.name;
}

/** Calendars and sliders are counted over the whole form, each kind for itself. */
function placeOf(authored: AuthoredField, { form, fields }: Counted): string {
  return `${form.formId}_${fields.filter(({ type }) => type === authored.type).indexOf(authored)}`;
}

function describeCalendar(authored: AuthoredField, counted: Counted): RenderedCalendar {
  const place = placeOf(authored, counted);
  // The server's two families of pickers (the date-time one's ids have its library in them).
  const family = authored.type === 'simple-calendar' ? '' : 'jQ';
  return {
    inputId: `txt${family}cal${place}`,
    containerId: `cal${family}${place}Container`,
    hiddenId: `hidden${family}cal${place}`,
    hiddenName: `hidden[${counted.form.formId}_${authored.name}]`,
  };
}

function hiddenInputsOf({
  formId,
  botCheck,
  hiddenInputs = [],
}: AuthoredDefinition): readonly RenderedHidden[] {
  const token = { id: tokenIdOf(formId), name: 'g-recaptcha-response', value: '' };
  return [
    ...(botCheck?.provider === 'recaptcha-v3' ? [token] : []),
    { name: formIdControl, value: String(formId) },
    ...hiddenInputs,
  ];
}

function typeOf({ type = 'text' }: AuthoredField): RenderedField['type'] {
  return type;
}

function standsAtEnd(field: AuthoredField): boolean {
  return fieldTraits[typeOf(field)].place === 'end';
}

type Options = NonNullable<AuthoredField['options']>;

type Choices = RenderedDatePart['options'];

const partTexts: Readonly<Record<DatePart, string>> = {
  d: 'rs-form.day',
  m: 'rs-form.month',
  y: 'rs-form.year',
};

/** The selects of a split date. Values are numbers without a leading zero, as the server posts them. */
function describeDateParts(
  { name, order = ['d', 'm', 'y'], years }: AuthoredField,
  { language, thisYear, translate }: FormSurroundings,
): readonly RenderedDatePart[] {
  const { from, to } = years ?? { from: thisYear, to: thisYear - yearLimits.back };
  const choices: Readonly<Record<DatePart, () => Choices>> = {
    d: () => countUp(1, 31).map(numbered),
    m: () => monthsIn(language),
    y: () => countUp(from, to).map(numbered),
  };
  return [...new Set(order)].map((part) => ({
    part,
    id: `${name}${part}`,
    name: `${postedName(name)}[${part}]`,
    label: translate(partTexts[part]),
    options: choices[part](),
  }));
}

/** From one number to the other, up or down, within reason. */
function countUp(from: number, to: number): readonly number[] {
  const first = Math.trunc(from);
  const length = Math.min(yearLimits.most, Math.abs(Math.trunc(to) - first) + 1);
  return Array.from({ length }, (_, index) => first + (to < from ? -index : index));
}

function numbered(value: number): Choices[number] {
  return { value: String(value), label: String(value) };
}

/** Months by their names; by their numbers where the browser has no data of the page's language. */
function monthsIn(language: string): Choices {
  const months = countUp(1, 12);
  if (language && !isInIntl(language)) return months.map(numbered);
  const names = new Intl.DateTimeFormat(language || undefined, { month: 'long', timeZone: 'UTC' });
  return months.map((month) => ({
    value: String(month),
    label: names.format(new Date(Date.UTC(2024, month - 1))),
  }));
}
