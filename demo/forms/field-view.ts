import { aliasOf, controlNameOf, hiddenDateNameOf } from './field-names.js';
import type { PostedForm } from './posted-form.js';
import type { FieldType, ServerField, ServerForm } from './server-form.js';

/** One field as its template paints it. */
export interface FieldView {
  readonly name: string;
  readonly type: FieldType;
  readonly typeAlias: string;
  readonly blockClass: string;
  readonly controlName: string;
  readonly controlId: string;
  readonly errorId: string;
  readonly caption: string;
  readonly message: string;
  readonly placeholder: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly isFirstInvalid: boolean;
  readonly value: string;
  readonly options: readonly OptionView[];
  readonly calendar: CalendarView | null;
}

interface OptionView {
  readonly id: string;
  readonly value: string;
  readonly isChecked: boolean;
}

/** The date-time picker's other elements; `place` is the form's number and the picker's place in the form. */
interface CalendarView {
  readonly place: string;
  readonly hiddenName: string;
  readonly hiddenValue: string;
}

const typeAliases: ReadonlyMap<FieldType, string> = new Map<FieldType, string>([
  ['text', 'textbox'],
  ['tel', 'textbox'],
  ['email', 'textbox'],
  ['textarea', 'textarea'],
  ['checkbox-group', 'checkboxgroup'],
  ['calendar', 'jquerycalendar'],
  ['submit', 'submitbutton'],
]);

/** What fills the fields: nothing on a blank form, the post on one that comes back. */
export interface FieldFilling {
  readonly posted: PostedForm;
  readonly faults: readonly string[];
}

/** The views of one page's fields; calendars are counted over the whole form. */
export function viewFields(
  form: ServerForm,
  fields: readonly ServerField[],
  filling: FieldFilling,
): readonly FieldView[] {
  const calendars = form.pages.flat().filter(({ type }) => type === 'calendar');
  return fields.map((field) => viewField(form, field, filling, calendars.indexOf(field)));
}

function viewField(
  form: ServerForm,
  field: ServerField,
  { posted, faults }: FieldFilling,
  index: number,
): FieldView {
  const { name, type, componentId, caption, message, isRequired, placeholder = '', description = '' } = field;
  const values = posted.values(field);
  const calendar = type === 'calendar' ? viewCalendar(form.formId, name, index, posted) : null;

  return {
    ...{ name, type, caption, message, isRequired, placeholder, description, calendar },
    typeAlias: typeAliases.get(type) ?? type,
    blockClass: `rsform-block-${aliasOf(name)}`,
    controlName: controlNameOf(field),
    controlId: calendar ? `txtjQcal${calendar.place}` : name,
    errorId: `component${componentId}`,
    isInvalid: faults.includes(name),
    isFirstInvalid: faults[0] === name,
    value: values[0] ?? '',
    options: (field.options ?? []).map((value, at) => ({
      ...{ id: `${name}${at}`, value },
      isChecked: values.includes(value),
    })),
  };
}

function viewCalendar(formId: number, name: string, index: number, posted: PostedForm): CalendarView {
  const hiddenName = hiddenDateNameOf(formId, name);
  return { place: `${formId}_${index}`, hiddenName, hiddenValue: posted.text(hiddenName) };
}
