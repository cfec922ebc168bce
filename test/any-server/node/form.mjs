/** Contact form of the Node server as data, and the checks of a post. */

/**
 * Field of the form.
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {string} [type] Type of the control. "select", "radio" and "textarea" are their elements.
 * @property {boolean} [isRequired]
 * @property {string} [help]
 * @property {number} [maxLength]
 * @property {string} [autocomplete]
 * @property {readonly (readonly [string, string])[]} [options] Values and texts.
 * @property {RegExp} [pattern]
 * @property {string} [shownFor] Way to reply with which the field is needed.
 * @property {string} problem Text of the error.
 */

/** @type {readonly Field[]} */
export const fields = [
  {
    name: 'name',
    label: 'Your name',
    isRequired: true,
    maxLength: 100,
    autocomplete: 'name',
    problem: 'Write your name.',
  },
  {
    name: 'reply',
    label: 'How shall we reply?',
    type: 'radio',
    isRequired: true,
    options: [
      ['email', 'By email'],
      ['phone', 'By phone'],
    ],
    problem: 'Choose how we shall reply.',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    maxLength: 254,
    autocomplete: 'email',
    pattern: /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/u,
    shownFor: 'email',
    problem: 'Write a whole email address.',
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    maxLength: 30,
    autocomplete: 'tel',
    pattern: /^\+?([0-9] ?){9,15}$/,
    shownFor: 'phone',
    problem: 'Write a phone number with 9 digits or more.',
  },
  {
    name: 'call_at',
    label: 'Day and time for the call',
    type: 'datetime-local',
    help: 'Monday to Friday, from 9 to 18 h.',
    pattern: /^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/,
    problem: 'Choose a day and a time.',
  },
  {
    name: 'reason',
    label: 'Reason',
    type: 'select',
    isRequired: true,
    options: [
      ['', 'Choose…'],
      ['appointment', 'An appointment'],
      ['question', 'A question'],
      ['other', 'Something else'],
    ],
    problem: 'Choose a reason.',
  },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    isRequired: true,
    maxLength: 2000,
    problem: 'Write a message of 2000 characters at most.',
  },
  {
    name: 'consent',
    label: 'I have read the privacy policy and agree.',
    type: 'checkbox',
    isRequired: true,
    options: [['yes', '']],
    problem: 'Agree to the privacy policy.',
  },
];

/**
 * Returns the problems of a post by field.
 * @param {Readonly<Record<string, string>>} values
 * @returns {ReadonlyMap<string, string>}
 */
export function problemsIn(values) {
  const invalid = fields.filter((field) => !isValid(field, values));
  return new Map(invalid.map(({ name, problem }) => [name, problem]));
}

/**
 * @param {Field} field
 * @param {Readonly<Record<string, string>>} values
 */
function isValid(field, values) {
  const value = values[field.name] ?? '';
  const { isRequired, shownFor, options, pattern, maxLength = Infinity } = field;
  if (value === '') return !isRequired && values['reply'] !== shownFor;
  if (shownFor !== undefined && values['reply'] !== shownFor) return true;
  if (options && !options.some(([option]) => option === value)) return false;
  return value.length <= maxLength && (pattern?.test(value) ?? true);
}
