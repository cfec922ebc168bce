import { fieldTraits } from '../definition/field-traits.model.js';
import { FreeText, NumberInput, PasswordInput, SliderInput, TextArea, TextInput } from './TextControls.js';
import { classNames, type ControlProps, type RenderedField, type RenderedForm } from './rendered.model.js';
import type { ReactNode } from 'react';
import type { FieldType } from '../definition/types.model.js';
import { Buttons, PageBreak } from './Buttons.js';
import { Choices, SelectList } from './Choices.js';
import { CaptchaInput, CalendarInput, SplitDate, FileInput, LocationInput } from './EnhancedInputs.js';

/** The content of the form, in the server's order. Rendered once: the form's core writes into it afterwards. */
export function FormContent({ form }: { readonly form: RenderedForm }) {
  const { formId, title, errorMessage, pages, hidden, markup } = form;
  const hasPages = pages.length > 1;

  return (
    <>
      {hasPages && <div className="rsformProgress" id={`rsform_progress_${formId}`} />}
      {title !== '' && <h2>{title}</h2>}
      {errorMessage !== '' && (
        <div id={`rsform_error_${formId}`} style={{ display: 'none' }}>
          <p className="formRed">{errorMessage}</p>
        </div>
      )}
      {pages.map(({ id, fields }) => (
        <fieldset key={id} className={hasPages ? 'formContainer formHidden' : 'formContainer'} id={id}>
          <Nested boxes={markup.rows}>
            {groupsOf(fields).map((group, index) => (
              <FieldGroup key={index} form={form} fields={group} />
            ))}
          </Nested>
        </fieldset>
      ))}
      {hidden.map(({ id, name, value }, index) => (
        <input key={index} type="hidden" id={id} name={name} defaultValue={value} />
      ))}
    </>
  );
}

interface FieldsProps {
  readonly form: RenderedForm;
  readonly fields: readonly RenderedField[];
}

/** Fields of a group in their rows, or one field. */
function FieldGroup({ form, fields }: FieldsProps) {
  const row = fields[0]?.row;
  const blocks = (some: readonly RenderedField[]) =>
    some.map((field, index) => <FieldBlock key={index} form={form} field={field} />);
  if (!row) return blocks(fields);
  return (
    <fieldset id={row.group} className="rs-form-rows">
      {row.label !== '' && <legend>{row.label}</legend>}
      {partsOf(fields, (field) => field.row?.place).map((some, index) => (
        <div key={index} className="rs-form-row" data-repeat-row="">
          {blocks(some)}
        </div>
      ))}
    </fieldset>
  );
}

/** Returns the fields of each group together, the others alone. */
function groupsOf(fields: readonly RenderedField[]): readonly (readonly RenderedField[])[] {
  return partsOf(fields, (field) => field.row?.group ?? field);
}

/** Splits a list where the key of an item is another one. */
function partsOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly (readonly Item[])[] {
  const parts: Item[][] = [];
  let last: unknown;
  for (const item of items) {
    const key = keyOf(item);
    const part = parts.at(-1);
    if (part && key === last) part.push(item);
    else parts.push([item]);
    last = key;
  }
  return parts;
}

/** One field in its block: label, controls, description, error element. */
function FieldBlock({ form, field }: ControlProps) {
  const { markup } = form;
  const { authored, type, blockClass, isGroup } = field;
  if (fieldTraits[type].place === 'text') return <FreeText form={form} field={field} />;

  return (
    <div className={classNames(markup.block, blockClass)}>
      <FieldLabel form={form} field={field} />
      <div
        className={markup.controls}
        role={isGroup ? 'group' : undefined}
        aria-labelledby={isGroup && authored.caption ? `${authored.name}-grouplbl` : undefined}
      >
        <Nested boxes={markup.body === '' ? [] : [markup.body]}>
          <FieldControl form={form} field={field} />
          {authored.description && <p className={markup.description}>{authored.description}</p>}
          {field.hasErrorElement && <ErrorElement form={form} field={field} />}
        </Nested>
      </div>
    </div>
  );
}

/** A field's label; of a group, its caption. An empty caption has none. */
function FieldLabel({ form, field }: ControlProps) {
  const { authored, type, isGroup, controlId } = field;
  const { caption = '', name, required = false } = authored;
  if (caption === '' || fieldTraits[type].label === 'none') return null;

  return (
    <label
      className={form.markup.label}
      htmlFor={isGroup ? undefined : controlId}
      id={isGroup ? `${name}-grouplbl` : undefined}
    >
      {required ? (
        <>
          <span>{caption}</span> <strong className="formRequired">{form.requiredMarker}</strong>
        </>
      ) : (
        caption
      )}
    </label>
  );
}

/** The element with the error of a field. It has its text from the start. */
function ErrorElement({ form, field }: ControlProps) {
  const element = (
    <span className="formValidation">
      <span id={`component${field.componentId}`} className="formNoError">
        {field.authored.message ?? ''}
      </span>
    </span>
  );
  return form.markup.hasErrorBox ? <div>{element}</div> : element;
}

interface NestedProps {
  /** The classes of the boxes, from the outside in. */
  readonly boxes: readonly string[];
  readonly children: ReactNode;
}

/** Puts its children into boxes, one inside the other. */
function Nested({ boxes, children }: NestedProps): ReactNode {
  return boxes.reduceRight<ReactNode>((inner, box) => <div className={box}>{inner}</div>, children);
}

/** Components for the controls of each type of field; null where it is a text or is hidden at the form's end. */
const controls: Readonly<Record<FieldType, ((props: ControlProps) => ReactNode) | null>> = {
  text: TextInput,
  email: TextInput,
  tel: TextInput,
  url: TextInput,
  number: NumberInput,
  range: NumberInput,
  textarea: TextArea,
  select: SelectList,
  'checkbox-group': Choices,
  'radio-group': Choices,
  birthday: SplitDate,
  calendar: CalendarInput,
  'simple-calendar': CalendarInput,
  'range-slider': SliderInput,
  location: LocationInput,
  file: FileInput,
  captcha: CaptchaInput,
  hidden: null,
  ticket: null,
  password: PasswordInput,
  button: Buttons,
  submit: Buttons,
  reset: Buttons,
  'free-text': null,
  'page-break': PageBreak,
};

/** The controls of a field. */
export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.type];
  return Control && <Control {...props} />;
}
