/** Parts of the code for Node that are the same for every form. */
export const nodeRuntime = Object.freeze({
  usage: String.raw`/**
 * Checks a post of the form on the server, as the page does in the browser. For Node 20 or later.
 *
 *   const posted = await request.formData();
 *   const { errors, page, values } = await checkPost(posted, { secret: process.env.BOT_SECRET });
 *
 * Check the security token of your session before, and store only what "values" has.
 */
import { randomBytes, scryptSync } from 'node:crypto';
`,
  code: String.raw`/**
 * Returns the errors in the order of the form, the page of the first one (from 1), and the values to store as pairs.
 * "options.page" checks one page only; "options.captchaCode" is the code of the last image.
 */
export async function checkPost(posted, options = {}) {
  const { page = 0, today = new Date(), captchaCode = '', secret = '', verify = verifyToken } = options;
  const values = new Map(form.fields.map((field) => [field.name, valuesOf(posted, field)]));
  const hidden = findHidden(values);
  const shown = form.fields.filter(({ name }) => !hidden.has(name));
  const sums = workOutTotals(values, hidden);
  const facts = { posted, values, hidden, today: dayOf(today), captchaCode };
  const errors = shown
    .filter((field) => (page === 0 || field.page === page) && !sums.has(field.name))
    .filter((field) => isInvalid(field, values.get(field.name), facts))
    .map(({ name, id, page: own, message }) => ({ name, id, page: own, message }));
  const [formId] = posted.getAll('form[formId]').slice(-1);
  if (formId !== String(form.formId)) errors.push({ name: 'formId', id: 0, page: 0, message: 'form' });
  // A token is used up by its check: it comes last.
  if (page === 0 && errors.length === 0 && form.bot && !(await verify(tokenOf(posted), secret)))
    errors.push({ name: '', id: 0, page: 0, message: form.bot.message });
  const stored = shown
    .filter(({ format }) => format !== 'captcha')
    .map((field) => [field.name, sums.get(field.name) ?? storedText(field, values.get(field.name))]);
  return { errors, page: errors[0]?.page ?? 0, values: stored };
}

function valuesOf(posted, { name, posts, parts }) {
  const last = (control) => posted.getAll(control).slice(-1).map(String);
  if (posts === 'files') return filesOf(posted, name).map((file) => file.name);
  if (posts === 'parts') return parts.map((part) => last('form[' + name + '][' + part + ']')[0] ?? '');
  return posts === 'list' ? posted.getAll('form[' + name + '][]').map(String) : last('form[' + name + ']');
}

/** An input without a file posts one without a name. */
function filesOf(posted, name) {
  const all = [...posted.getAll('form[' + name + ']'), ...posted.getAll('form[' + name + '][]')];
  return all.filter((file) => typeof file === 'object' && file.name !== '');
}

function storedText({ posts, isSecret }, values) {
  if (posts === 'parts') return values.every((part) => part === '') ? '' : values.join('/');
  const text = values.join('\n');
  if (!isSecret || text === '') return text;
  const salt = randomBytes(16);
  return 'scrypt:' + salt.toString('hex') + ':' + scryptSync(text, salt, 32).toString('hex');
}

/** Returns the names of hidden fields. A hidden field counts with its value in the blank form. */
function findHidden(values) {
  let hidden = new Set();
  for (let round = 0; round <= form.conditions.length; round += 1) {
    const next = new Set();
    for (const condition of form.conditions) {
      const isShown = fits(condition, values, hidden) === (condition.action === 'show');
      for (const target of condition.targets) isShown ? next.delete(target) : next.add(target);
    }
    const isSame = next.size === hidden.size && [...next].every((name) => hidden.has(name));
    hidden = next;
    if (isSame) break;
  }
  return hidden;
}

/** Returns true if a rule holds, or a group of them. */
function fits(entry, values, hidden) {
  if (!entry.when) return fitsRule(entry, values, hidden);
  const results = entry.when.map((one) => fits(one, values, hidden));
  return entry.match === 'all' ? results.every(Boolean) : results.some(Boolean);
}

function fitsRule({ field: name, operator, value, bound, upper }, values, hidden) {
  const field = form.fields.find((one) => one.name === name);
  const all = hidden.has(name) ? (field.blank ?? blankOf(field)) : conditionValues(field, values.get(name));
  switch (operator) {
    case 'is':
      return all.includes(value);
    case 'is_not':
      return !all.includes(value);
    case 'empty':
      return all.every((text) => text === '');
    case 'filled':
      return all.some((text) => text !== '');
    case 'contains':
      return all.some((text) => text.includes(value));
    case 'is_one_of':
      return all.some((text) => value.includes(text));
    case 'between':
      return all.map((text) => measure(field, text)).some((number) => number >= bound && number <= upper);
    case 'greater':
      return all.some((text) => measure(field, text) > bound);
    default:
      return all.some((text) => measure(field, text) < bound);
  }
}

function blankOf({ posts, options }) {
  return posts === 'one' && !options ? [''] : [];
}

/** A split date is one value, once all of its parts are chosen. */
function conditionValues({ posts }, values) {
  if (posts !== 'parts') return values;
  return values.every((part) => part !== '') ? [values.join('/')] : [];
}

function measure({ date, parts, signs }, text) {
  if (date) return readDate(date, text)?.getTime() ?? NaN;
  if (!parts) return toNumber(text, signs);
  const numbers = text.split('/').map(Number);
  const numberOf = (part) => (parts.includes(part) ? numbers[parts.indexOf(part)] : 0);
  return numberOf('y') * 10000 + numberOf('m') * 100 + numberOf('d');
}

/** Computes all totals. Returns their texts by name. Posted totals are ignored. */
function workOutTotals(values, hidden) {
  const sums = new Map();
  const texts = new Map();
  for (const { target, compute, ...format } of totals) {
    const read = (name) => sums.get(name) ?? countOf(name, values, hidden, format);
    const span = (perDay, dates, seconds) =>
      dates.some((name) => Number.isNaN(read(name))) ? 0 : Math.round((seconds() / 86400) * perDay);
    const result = compute((name) => read(name) || 0, span);
    const number = Number.isFinite(result) ? result : 0;
    const text = Math.abs(number) > Number.MAX_SAFE_INTEGER ? '' : formatNumber(number, format);
    const counted = format.isRaw ? Number(number.toPrecision(15)) : Number(fixed(number, format.decimals));
    sums.set(target, hidden.has(target) ? 0 : counted);
    texts.set(target, format.isRaw ? String(counted) : text);
  }
  return texts;
}

/** Returns the value of a field in a total: NaN for a date that is not set. */
function countOf(name, values, hidden, signs) {
  const field = form.fields.find((one) => one.name === name);
  if (!field || hidden.has(name)) return 0;
  const all = values.get(name);
  switch (field.counts) {
    case 'prices':
      return all.map((value) => Number(new Map(field.prices).get(value) ?? 0)).reduce((a, b) => a + b, 0);
    case 'plain':
      return Number.parseFloat(all[0]) || 0;
    case 'text':
      return toNumber(all[0] ?? '', signs) || 0;
    case 'date':
      return (readDate(field.date, all[0] ?? '')?.getTime() ?? NaN) / 1000;
    default:
      return 0;
  }
}
`,
});
