import { aliasOf, controlNameOf, hiddenDateNameOf } from './field-names.js';
import { viewOptions, type OptionGroup } from './option-view.js';
import type { PostedForm } from './posted-form.js';
import { viewParts, type PartView } from './part-view.js';
import { blankValueOf, type FieldType, type ServerField, type ServerForm } from './server-form.js';

/** Data of one field for its template. */
export interface FieldView extends Omit<ServerField, 'options'> {
  readonly formId: number;
  /** Index of the field's page, from 0. */
  readonly page: number;
  /** Index of the last page. */
  readonly lastPage: number;
  readonly typeAlias: string;
  readonly blockClass: string;
  readonly controlName: string;
  readonly controlId: string;
  readonly errorId: string;
  /** Id of the heading of a free text, which names the page that it begins. */
  readonly headingId: string;
  readonly isInvalid: boolean;
  readonly isFirstInvalid: boolean;
  readonly value: string;
  readonly groups: readonly OptionGroup[];
  readonly parts: readonly PartView[];
  readonly calendar: CalendarView | null;
}

/** Further elements of a date-time picker. `key` is the form's number and the picker's index in the form. */
interface CalendarView {
  readonly key: string;
  readonly hiddenName: string;
  readonly hiddenValue: string;
}

const typeAliases: ReadonlyMap<FieldType, string> = new Map<FieldType, string>([
  ...(['text', 'tel', 'email', 'url', 'number', 'range'] as const).map((type) => [type, 'textbox'] as const),
  ['select', 'selectlist'],
  ['checkbox-group', 'checkboxgroup'],
  ['radio-group', 'radiogroup'],
  ['calendar', 'jquerycalendar'],
  ['range-slider', 'rangeslider'],
  ['file', 'fileupload'],
  ['location', 'gmaps'],
  ['free-text', 'freetext'],
  ['page-break', 'pagebreak'],
  ['submit', 'submitbutton'],
]);

/** Values of the fields: the defaults of a blank form, or those of a returned post. */
export interface FieldFilling {
  readonly posted: PostedForm | null;
  readonly invalidFields: readonly ServerField[];
}

/** Returns the data of a form's fields, page by page. Calendars and sliders are counted over the whole form. */
export function viewPages(form: ServerForm, filling: FieldFilling): readonly (readonly FieldView[])[] {
  return form.pages.map((fields, page) => fields.map((field) => viewField(form, page, field, filling)));
}

function viewField(
  form: ServerForm,
  page: number,
  field: ServerField,
  { posted, invalidFields }: FieldFilling,
): FieldView {
  const { name, type, componentId } = field;
  const values = posted ? posted.values(field) : defaultsOf(field);

  return {
    ...{ ...field, page, formId: form.formId, lastPage: form.pages.length - 1 },
    typeAlias: typeAliases.get(type) ?? type,
    blockClass: `rsform-block-${aliasOf(name)}`,
    controlName: controlNameOf(field),
    controlId: controlIdOf(form, field),
    errorId: `component${componentId}`,
    headingId: type === 'free-text' ? `${name}-titulo` : '',
    isInvalid: invalidFields.includes(field),
    isFirstInvalid: invalidFields[0] === field,
    // Passwords and files are never sent back.
    value: type === 'password' || type === 'file' ? '' : (values[0] ?? ''),
    groups: viewOptions(field, values),
    parts: viewParts(field, values),
    calendar: type === 'calendar' ? viewCalendar(form, field, posted) : null,
  };
}

/** Returns the values of a field in a blank form. */
function defaultsOf(field: ServerField): readonly string[] {
  const { options = [] } = field;
  const value = blankValueOf(field);
  const selected = options.filter(({ isSelected }) => isSelected).map((option) => option.value);
  return value === undefined ? selected : [value];
}

function controlIdOf(form: ServerForm, field: ServerField): string {
  if (field.type === 'captcha') return `captchaTxt${field.componentId}`;
  if (field.type === 'calendar') return `txtjQcal${keyOf(form, field)}`;
  return field.type === 'range-slider' ? `rs-range-slider${keyOf(form, field)}` : field.name;
}

/** Returns the form's number and the field's index among those of its type, as in the original's ids. */
function keyOf({ formId, pages }: ServerForm, field: ServerField): string {
  const ofType = pages.flat().filter(({ type }) => type === field.type);
  return `${formId}_${ofType.indexOf(field)}`;
}

function viewCalendar(form: ServerForm, field: ServerField, posted: PostedForm | null): CalendarView {
  const hiddenName = hiddenDateNameOf(form.formId, field.name);
  return { key: keyOf(form, field), hiddenName, hiddenValue: posted?.text(hiddenName) ?? '' };
}
