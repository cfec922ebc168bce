/** Pages of the Node server: HTML without a class or a framework. */
import { fields } from './form.mjs';
/** @import { Field } from './form.mjs' */

/** @type {Readonly<Record<string, string>>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
/** @param {string} part */
const ofSuite = (part) => process.env[`RS_SUITE_${part}`] ?? '';

/**
 * @param {string} title
 * @param {string} body
 */
function page(title, body) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    ${ofSuite('HEAD')}
  </head>
  <body>
    <main>
      <h1>${title}</h1>
${body}
    </main>
  </body>
</html>
`;
}

/**
 * Returns attributes as they stand in a tag. True stands for one without a value, false and undefined for none.
 * @param {Readonly<Record<string, string | number | boolean | undefined>>} list
 */
function attributes(list) {
  return Object.entries(list)
    .filter(([, value]) => value !== undefined && value !== false && value !== '')
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');
}

/**
 * @param {Field} field
 * @param {string} value
 * @param {string | undefined} problem
 */
function control(field, value, problem) {
  const { name, type = 'text', maxLength, autocomplete, isRequired: required } = field;
  const describedBy = [field.help && `${name}-help`, problem && `${name}-error`].filter(Boolean).join(' ');
  const aria = { 'aria-invalid': problem && 'true', 'aria-describedby': describedBy };
  const common = attributes({ id: name, name, maxlength: maxLength, autocomplete, required, ...aria });
  if (type === 'textarea') return `<textarea${common} rows="6">\n${escape(value)}</textarea>`;
  if (type === 'checkbox') return `<input type="checkbox" value="yes"${common}${value ? ' checked' : ''}>`;
  if (type !== 'select') return `<input type="${type}"${attributes({ value })}${common}>`;
  const options = field.options?.map(([option, text]) => {
    return `<option value="${option}"${option === value ? ' selected' : ''}>${text}</option>`;
  });
  return `<select${common}>${options?.join('') ?? ''}</select>`;
}

/**
 * @param {Field} field
 * @param {string} value
 * @param {string | undefined} problem
 */
function radios({ name, label, options, isRequired: required }, value, problem) {
  const inputs = options?.map(([option, text]) => {
    const own = attributes({ name, value: option, checked: option === value, required });
    return `<label><input type="radio"${own}> ${text}</label>`;
  });
  const by = attributes({ 'aria-describedby': problem && `${name}-error` });
  return `<fieldset${by}><legend>${label}</legend>${inputs?.join(' ') ?? ''}${errorOf(name, problem)}</fieldset>`;
}

/**
 * @param {string} name
 * @param {string | undefined} problem
 */
function errorOf(name, problem) {
  return problem === undefined ? '' : ` <strong id="${name}-error">${problem}</strong>`;
}

/**
 * @param {Field} field
 * @param {string} value
 * @param {string | undefined} problem
 */
function block(field, value, problem) {
  const { name, type, label } = field;
  if (type === 'radio') return radios(field, value, problem);
  const help = field.help === undefined ? '' : ` <small id="${name}-help">${field.help}</small>`;
  const parts = [`<label for="${name}">${label}</label>`, control(field, value, problem)];
  if (type === 'checkbox') parts.reverse();
  return `<div>${parts.join(' ')}${help}${errorOf(name, problem)}</div>`;
}

/**
 * Returns the page of the form with what was typed and its problems.
 * @param {Readonly<Record<string, string>>} values
 * @param {ReadonlyMap<string, string>} problems
 */
export function contactPage(values = {}, problems = new Map()) {
  const blocks = fields.map(
    (field) => `        ${block(field, values[field.name] ?? '', problems.get(field.name))}`,
  );
  return page(
    'Contact',
    `      ${ofSuite('BEFORE')}
      <form method="post" action="/contact">
${blocks.join('\n')}
        <button>Send</button>
      </form>
      ${ofSuite('AFTER')}`,
  );
}

/** Returns the page after an accepted post. */
export function thanksPage() {
  return page('Thank you', '      <p>We have received your message.</p>');
}
