import { behaviourOf, type FormBehaviour } from './form-behaviour.js';
import { scriptText } from './page-json.js';
import type { ServerField, ServerForm, ServerOption } from './server-form.js';
import { newTicket } from './ticket.js';

/** What a rendered form posts besides its fields. */
interface HiddenInput {
  readonly name: string;
  readonly value: string;
}

/** The text of a whole form as JSON: the behaviour with what it takes to render the fields. */
export function renderedJson(form: ServerForm, hidden: readonly HiddenInput[]): string {
  return scriptText({
    ...form.behaviour,
    render: true,
    errorMessage: form.errorMessage,
    hiddenInputs: hidden,
    pages: form.pages.map((fields) => ({
      fields: fields.map((field) => renderedField(form.behaviour, field)),
    })),
  });
}

/** A field with every key that it needs; the behaviour's own keys stay as they are. */
function renderedField(behaviour: FormBehaviour, field: ServerField): object {
  const { componentId, name, type, caption, message, isRequired, options } = field;
  const { description, placeholder, min, max, step, maxLength, years } = field;
  const value = type === 'ticket' ? newTicket() : field.value;
  return {
    ...{ name, type, componentId, caption, message, description, placeholder, value },
    ...{ min, max, step, maxLength, required: isRequired || undefined, readonly: field.isReadonly },
    ...{ multiple: field.isMultiple, count: field.hasCounter, options: options?.map(renderedOption) },
    ...(years && { years: { from: years.to, to: years.from }, order: ['d', 'm', 'y'] }),
    ...{ paragraphs: field.paragraphs, validate: type === 'page-break' || undefined },
    ...{ previousCaption: field.previous, nextCaption: field.next, resetCaption: field.reset },
    ...behaviourOf(behaviour, name),
  };
}

function renderedOption({ value, label, group, isSelected, isDisabled }: ServerOption): object {
  return { value, label, group, selected: isSelected, disabled: isDisabled };
}
