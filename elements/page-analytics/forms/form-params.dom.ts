import { findInForm, formAction, formAttribute, formElements } from '../../../shared/dom/unclobbered-form.js';
import type { Params } from '../privacy/clean-params.model.js';

const fields =
  'input:not([type=button], [type=hidden], [type=image], [type=reset], [type=submit]), select, textarea';
const submits = '[type=submit], [type=image], button:not([type])';

/** Returns the parameters of a form: its names and its target, never its content. */
export function formParams(form: HTMLFormElement): Params {
  return {
    form_id: formAttribute(form, 'id'),
    form_name: formAttribute(form, 'name'),
    form_destination: formAction(form),
    form_length: fieldsOf(form).length,
  };
}

/** Returns the parameters of the first field that was used. */
export function firstFieldParams(form: HTMLFormElement, field: Element | undefined): Params {
  const position = field ? fieldsOf(form).indexOf(field) + 1 : 0;
  if (!field || !position) return {};
  return {
    first_field_id: field.getAttribute('id'),
    first_field_name: field.getAttribute('name'),
    first_field_type: 'type' in field ? String(field.type) : null,
    first_field_position: position,
  };
}

/** Returns the text of the submit button. */
export function submitParams(form: HTMLFormElement, button: Element | null = null): Params {
  const [pressed = null] = button ? [button] : findInForm(form, submits);
  const text = pressed?.getAttribute('value') ?? pressed?.getAttribute('alt') ?? '';
  return {
    form_submit_text: (pressed instanceof HTMLInputElement ? text : (pressed?.textContent ?? '')).trim(),
  };
}

function fieldsOf(form: HTMLFormElement): Element[] {
  return formElements(form).filter((element) => element.matches(fields));
}
