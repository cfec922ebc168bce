/** Markup of the fields of the Node server. */
/** @import { Field } from './form.mjs' */

/** @type {Readonly<Record<string, string>>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/**
 * Returns attributes as written in a tag. True means one without a value, false and undefined for none.
 * @param {Readonly<Record<string, string | number | boolean | undefined>>} list
 */
export function attributes(list) {
  return Object.entries(list)
    .filter(([, value]) => value !== undefined && value !== false && value !== '')
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');
}

/**
 * @param {Field} field
 * @param {readonly string[]} values
 * @param {string | undefined} problem
 */
function control(field, values, problem) {
  const { name, type = 'text', maxLength, minLength, range, autocomplete, isRequired: required } = field;
  const [value = field.value ?? ''] = values;
  const describedBy = [field.help && `${name}-help`, problem && `${name}-error`].filter(Boolean).join(' ');
  const aria = { 'aria-invalid': problem && 'true', 'aria-describedby': describedBy };
  const limits = { maxlength: maxLength, minlength: minLength, min: range?.[0], max: range?.[1] };
  const common = attributes({ id: name, name, ...limits, autocomplete, required, ...aria });
  if (type === 'textarea') return `<textarea${common} rows="6">\n${escape(value)}</textarea>`;
  if (type === 'checkbox') return `<input type="checkbox" value="yes"${common}${value ? ' checked' : ''}>`;
  if (type === 'select') return select(field, values, common);
  // A browser shows neither a password nor a file again.
  const shown = type === 'password' || type === 'file' ? '' : value;
  return `<input type="${type}"${attributes({ value: shown })}${common}>`;
}

/**
 * @param {Field} field
 * @param {readonly string[]} values
 * @param {string} common
 */
function select({ options = [], isMultiple }, values, common) {
  const chosen = isMultiple ? values : [values[0] ?? ''];
  const all = options.map(([option, text]) => {
    return `<option value="${option}"${chosen.includes(option) ? ' selected' : ''}>${text}</option>`;
  });
  return `<select${common}${isMultiple ? ' multiple' : ''}>${all.join('')}</select>`;
}

/**
 * Returns a group of radio buttons or boxes.
 * @param {Field} field
 * @param {readonly string[]} values
 * @param {string | undefined} problem
 */
function group({ name, type, label, options = [], isRequired }, values, problem) {
  const isRadio = type === 'radio';
  const inputs = options.map(([option, text]) => {
    const required = isRadio && isRequired;
    const own = attributes({ name, value: option, checked: values.includes(option), required });
    return `<label><input type="${isRadio ? 'radio' : 'checkbox'}"${own}> ${text}</label>`;
  });
  const by = attributes({ 'aria-describedby': problem && `${name}-error` });
  return `<fieldset${by}><legend>${label}</legend>${inputs.join(' ')}${errorOf(name, problem)}</fieldset>`;
}

/**
 * @param {string} name
 * @param {string | undefined} problem
 */
function errorOf(name, problem) {
  return problem === undefined ? '' : ` <strong id="${name}-error">${problem}</strong>`;
}

/**
 * Returns a field with its label, its help and its error.
 * @param {Field} field
 * @param {readonly string[]} values
 * @param {string | undefined} problem
 */
export function block(field, values, problem) {
  const { name, type, label } = field;
  if (type === 'hidden') return control(field, values, undefined);
  if (type === 'radio' || type === 'boxes') return group(field, values, problem);
  const help = field.help === undefined ? '' : ` <small id="${name}-help">${field.help}</small>`;
  const parts = [`<label for="${name}">${label}</label>`, control(field, values, problem)];
  if (type === 'checkbox') parts.reverse();
  return `<div>${parts.join(' ')}${help}${errorOf(name, problem)}</div>`;
}
