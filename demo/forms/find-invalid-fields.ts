import { behaviourOf, type FormBehaviour } from './form-behaviour.js';
import type { PostedFile } from '../http/read-post.js';
import { hiddenFields } from './hidden-fields.js';
import { isOpen } from './open-hours.js';
import type { PostedForm } from './posted-form.js';
import { fieldsOf, hasValue, type ServerField, type ServerForm } from './server-form.js';
import { isCalendarDay, isEmail, isExactDate, isNumeric, isWebAddress } from './text-rules.js';

/** Returns the invalid fields in the order of the form. A field that a condition hides is not checked. */
export function findInvalidFields(
  form: ServerForm,
  posted: PostedForm,
  captchaCode = '',
): readonly ServerField[] {
  const fields = fieldsOf(form).filter(hasValue);
  const valuesOf = (name: string) => {
    const field = fields.find((one) => one.name === name);
    return field ? posted.values(field) : [];
  };
  const hidden = hiddenFields(form.behaviour, valuesOf);

  return fields
    .filter(({ name }) => !hidden.has(name))
    .filter((field) => {
      const values = posted.values(field);
      if (field.type === 'file') return areRefused(field, posted.files(field));
      if (field.type === 'captcha') return captchaCode === '' || values.join() !== captchaCode;
      return isInvalid(form.behaviour, field, values);
    });
}

/**
 * Returns true if the files of a field break its rules. The server checks what the page has checked, because a post
 * may come from anywhere.
 */
function areRefused(field: ServerField, files: readonly PostedFile[]): boolean {
  const { isRequired, minFiles = 0, maxFiles = Infinity, maxKilobytes = Infinity, extensions } = field;
  if (files.length === 0) return isRequired;
  if (files.length < minFiles || files.length > maxFiles) return true;
  return files.some(({ fileName, size }) => {
    const [, extension = ''] = /\.([^.]*)$/.exec(fileName.toLowerCase()) ?? [];
    return size > maxKilobytes * 1024 || (extensions !== undefined && !extensions.includes(extension));
  });
}

function isInvalid(behaviour: FormBehaviour, field: ServerField, values: readonly string[]): boolean {
  const texts = values.filter((value) => value !== '');
  if (values.every((value) => value.trim() === '')) return field.isRequired;
  if (texts.some((text) => isTooLong(field, text))) return true;
  const rules = behaviourOf(behaviour, field.name);
  const { maxSelections = Infinity, format = '' } = rules;

  switch (field.type) {
    case 'checkbox-group':
      return texts.length > maxSelections || !areOffered(field, texts);
    case 'radio-group':
    case 'select':
      return !areOffered(field, texts);
    case 'birthday':
      return !isCalendarDay(values.map(Number));
    case 'calendar':
      return texts.some((text) => !isExactDate(text, format) || !isOpen(text, rules, new Date()));
    case 'range-slider':
      return texts.some((text) => !isSpan(field, text));
    default:
      return texts.some((text) => breaksRule(field, text));
  }
}

/** Returns true if a single text breaks a rule of its field. */
function breaksRule(field: ServerField, text: string): boolean {
  switch (field.type) {
    case 'email':
      return !isEmail(text);
    case 'url':
      return !isWebAddress(text);
    case 'number':
    case 'range':
      return !isNumeric(text) || !isWithin(field, Number(text));
    case 'password':
      return text.length < shortestPassword;
    default:
      return false;
  }
}

const shortestPassword = 8;

function areOffered({ options = [], isMultiple, type }: ServerField, texts: readonly string[]): boolean {
  const isSingle = type === 'radio-group' || (type === 'select' && !isMultiple);
  if (isSingle && texts.length > 1) return false;
  const offered = options.filter(({ isDisabled }) => !isDisabled);
  return texts.every((text) => offered.some(({ value }) => value === text));
}

/** Returns true for two numbers with a hyphen, the smaller one first. */
function isSpan(field: ServerField, text: string): boolean {
  const [from = '', to = '', ...more] = text.split('-');
  if (more.length > 0 || !isNumeric(from) || !isNumeric(to)) return false;
  return Number(from) <= Number(to) && isWithin(field, Number(from)) && isWithin(field, Number(to));
}

function isWithin({ min = -Infinity, max = Infinity }: ServerField, number: number): boolean {
  return number >= min && number <= max;
}

/**
 * Returns true for a text over its limit in characters. A line end, which browsers post as two characters, counts as
 * one.
 */
function isTooLong({ maxLength = Infinity }: ServerField, text: string): boolean {
  return [...text.replaceAll('\r\n', '\n')].length > maxLength;
}
