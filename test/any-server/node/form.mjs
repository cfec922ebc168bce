/** Forms of the Node server as data, and the checks of a post. */

/**
 * Field of a form.
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {string} [type] Type of the control. "select", "radio", "boxes" and "textarea" are their elements.
 * @property {boolean} [isRequired]
 * @property {boolean} [isMultiple] Flag: a select takes several options.
 * @property {string} [help]
 * @property {number} [maxLength]
 * @property {number} [minLength]
 * @property {readonly [number, number]} [range] Least and greatest number.
 * @property {string} [autocomplete]
 * @property {readonly (readonly [string, string])[]} [options] Values and texts.
 * @property {string} [value] Value of a hidden input.
 * @property {RegExp} [pattern]
 * @property {readonly [name: string, value: string]} [shownFor] Field and value with which this one is needed.
 * @property {string} [sameAs] Name of the field whose value this one repeats.
 * @property {readonly string[]} [taken] Values that are in use.
 * @property {string} problem Text of the error.
 */

/**
 * Form of the server. Its page and the address of its posts are at `/` and its name.
 * @typedef {object} Form
 * @property {string} name
 * @property {string} title
 * @property {string} button
 * @property {readonly Field[]} fields
 */

/**
 * Values of a post by the names of fields. A file has its name for its value.
 * @typedef {Readonly<Record<string, readonly string[]>>} Values
 */

/**
 * Returns the problems of a post by field.
 * @param {Form} form
 * @param {Values} values
 * @returns {ReadonlyMap<string, string>}
 */
export function problemsIn({ fields }, values) {
  const invalid = fields.filter((field) => !isValid(field, values));
  return new Map(invalid.map(({ name, problem }) => [name, problem]));
}

/**
 * @param {Field} field
 * @param {Values} values
 */
function isValid(field, values) {
  const { name, isRequired, shownFor: [other = '', value = ''] = [] } = field;
  const own = values[name] ?? [];
  const isShown = other === '' || values[other]?.[0] === value;
  if (!isShown) return true;
  if (own.length === 0) return !isRequired && other === '';
  return own.every((one) => isValidValue(field, one, values));
}

/**
 * @param {Field} field
 * @param {string} value
 * @param {Values} values
 */
function isValidValue({ options, pattern, range, sameAs, taken, ...lengths }, value, values) {
  const { minLength = 0, maxLength = Infinity } = lengths;
  if (options && !options.some(([option]) => option === value)) return false;
  if (range && !(Number(value) >= range[0] && Number(value) <= range[1])) return false;
  if (sameAs !== undefined && values[sameAs]?.[0] !== value) return false;
  if (taken?.includes(value)) return false;
  return value.length >= minLength && value.length <= maxLength && (pattern?.test(value) ?? true);
}

/**
 * Returns the stored values of a post: texts, and lists of a field with several values. No password, and nothing of boxes by
 * which a visitor agrees.
 * @param {Form} form
 * @param {Values} values
 */
export function rowOf({ fields }, values) {
  const stored = fields.filter(({ type = '' }) => type !== 'password' && type !== 'checkbox');
  const pairs = stored.map(({ name, type, isMultiple }) => {
    const own = values[name] ?? [];
    return [name, isMultiple || type === 'boxes' ? own : (own[0] ?? '')];
  });
  return /** @type {Readonly<Record<string, unknown>>} */ (Object.fromEntries(pairs));
}
