import { isExactDate } from './date-text.js';
import { behaviourOf } from './form-behaviour.js';
import { hiddenFields } from './hidden-fields.js';
import type { PostedForm } from './posted-form.js';
import { fieldsOf, type ServerField, type ServerForm } from './server-form.js';

/** The names of the fields that fail, in the order of the form. A field that a condition hides is not checked. */
export function findFaults(form: ServerForm, posted: PostedForm): readonly string[] {
  const fields = fieldsOf(form);
  const valuesOf = (name: string) => {
    const field = fields.find((one) => one.name === name);
    return field ? posted.values(field) : [];
  };
  const hidden = hiddenFields(form.behaviour, valuesOf);

  return fields
    .filter(({ name }) => !hidden.has(name))
    .filter((field) => isFaulty(form, field, posted.values(field)))
    .map(({ name }) => name);
}

function isFaulty(form: ServerForm, field: ServerField, values: readonly string[]): boolean {
  if (values.every((value) => value.trim() === '') && field.isRequired) return true;
  const texts = values.filter((value) => value !== '');
  const { maxSelections = Infinity, format = '' } = behaviourOf(form.behaviour, field.name);

  switch (field.type) {
    case 'checkbox-group':
      return texts.length > maxSelections || texts.some((text) => !field.options?.includes(text));
    case 'email':
      return texts.some((text) => !isEmail(text));
    case 'calendar':
      return texts.some((text) => !isExactDate(text, format));
    default:
      return false;
  }
}

const longestEmail = 254;

/** What a mail server can be expected to take: one @, and a domain with a dot. */
function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !/^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(label));
}
