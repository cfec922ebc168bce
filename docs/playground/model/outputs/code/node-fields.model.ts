/** Part of the code for Node that checks one field, reads dates and numbers, and verifies the token of a bot check. */
export const nodeFields = String.raw`function isInvalid(field, values, facts) {
  if (field.posts === 'files') return areRefused(field, filesOf(facts.posted, field.name));
  if (values.every((value) => value.trim() === '')) return field.required === true;
  if (field.posts === 'parts') return !isPartedDate(field.parts, values);
  const texts = values.filter((value) => value !== '');
  const { options, most = Infinity, maxLength = Infinity } = field;
  if (options && (texts.length > most || !texts.every((text) => options.includes(text)))) return true;
  const isTooLong = (text) => [...text.replaceAll('\r\n', '\n')].length > maxLength;
  return texts.some((text) => isTooLong(text) || breaksFormat(field, text, facts));
}

function areRefused({ required, files: { min = 0, max = Infinity, bytes = Infinity, extensions } }, files) {
  if (files.length === 0) return required === true;
  if (files.length < min || files.length > max) return true;
  return files.some(({ name, size }) => {
    const [, extension = ''] = /\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
    return size > bytes || (extensions !== undefined && !extensions.includes(extension));
  });
}

const email =
  /^[\w.!#$%&'*+/=?^{|}~\x60-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
const address = /^https?:\/\/[^\s/?#]+\.\S+$/i;

function breaksFormat(field, text, { values, hidden, today, captchaCode }) {
  if (field.date) {
    const date = readDate(field.date, text);
    const other = (name) => {
      const from = form.fields.find((one) => one.name === name);
      return from?.date && !hidden.has(name) ? readDate(from.date, values.get(name)[0] ?? '') : null;
    };
    return !date || (field.bounds ?? []).some((bound) => isBeyond(bound, dayOf(date), today, other));
  }
  if (field.signs && field.counts === 'text' && Number.isNaN(toNumber(text, field.signs))) return true;
  switch (field.format) {
    case 'email':
      return text.length > 254 || !email.test(text);
    case 'url':
      return !address.test(text);
    case 'number':
      return !isWithin(field, text);
    case 'span': {
      const [, from = '', to = from] = /^(-?[\d.]+)(?:-(-?[\d.]+))?$/.exec(text) ?? [];
      return !isWithin(field, from) || !isWithin(field, to) || Number(from) > Number(to);
    }
    case 'captcha':
      return captchaCode === '' || text !== captchaCode;
    default:
      return false;
  }
}

function isWithin({ min = -Infinity, max = Infinity }, text) {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) && Number(text) >= min && Number(text) <= max;
}

function isBeyond({ is, day, from, days = 0 }, date, today, other) {
  const start = from === undefined ? today : dayOf(other(from));
  const limit = day === undefined ? addDays(start, days) : dateOf(day);
  if (limit === null) return false;
  return is === 'min' ? date < limit : date > limit;
}

/** Days are dates at midnight UTC: no clock change shifts them. */
function dayOf(date) {
  if (date === null) return null;
  const isUtc = date.isUtc === true;
  const [year, month, day] = isUtc
    ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
    : [date.getFullYear(), date.getMonth(), date.getDate()];
  return new Date(Date.UTC(year, month, day));
}

function addDays(date, days) {
  return date && new Date(date.getTime() + days * 86400000);
}

function dateOf(number) {
  return new Date(Date.UTC(Math.floor(number / 10000), (Math.floor(number / 100) % 100) - 1, number % 100));
}

/** Reads a date in exactly its format; null for another text, and for a day that does not exist. */
function readDate({ pattern, groups, months }, text) {
  const found = new RegExp(pattern).exec(text);
  if (!found) return null;
  const part = (group, fallback) => (groups.includes(group) ? found[groups.indexOf(group) + 1] : fallback);
  const short = Number(part('y', 0));
  const year = Number(part('Y', short + (short > 50 ? 1900 : 2000)));
  const month = groups.includes('M') ? months.indexOf(part('M').toLowerCase()) + 1 : Number(part('m', 1));
  const day = Number(part('d', 1));
  const hour = hourOf(part('H'), part('h'), part('a', ''));
  const minute = Number(part('i', 0));
  const isReal = existsDay(year, month, day) && hour < 24 && minute < 60;
  return isReal ? Object.assign(new Date(Date.UTC(year, month - 1, day, hour, minute)), { isUtc: true }) : null;
}

function hourOf(whole, half, meridiem) {
  if (half === undefined) return Number(whole ?? 0);
  if (half < 1 || half > 12) return 24;
  return (half % 12) + (meridiem.toLowerCase() === 'pm' ? 12 : 0);
}

function isPartedDate(parts, values) {
  if (!values.every((value) => /^\d{1,4}$/.test(value))) return false;
  const numberOf = (part, fallback) => (parts.includes(part) ? Number(values[parts.indexOf(part)]) : fallback);
  return existsDay(numberOf('y', 2000), numberOf('m', 1), numberOf('d', 1));
}

function existsDay(year, month, day) {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Reads a number with the signs of the form; NaN for another text. */
function toNumber(text, { decimal, thousands }) {
  const plain = thousands === '' ? text.trim() : text.trim().split(thousands).join('');
  const number = decimal === '' ? plain : plain.replace(decimal, '.');
  const groups = thousands === '' ? [] : text.trim().split(decimal || ' ')[0].split(thousands).slice(1);
  const isWritten = groups.every((group) => /^\d{3}$/.test(group)) && /^[-+]?\d+(?:\.\d*)?$/.test(number);
  if (isWritten) return Number(number);
  return /^[-+]?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : NaN;
}

function formatNumber(number, { decimals, decimal, thousands }) {
  const [whole, fraction] = fixed(number, decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => thousands);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

function fixed(number, decimals) {
  const text = decimals > 0 ? number.toFixed(Math.min(decimals, 100)) : String(Math.round(number));
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

function tokenOf(posted) {
  return String(posted.getAll(form.bot.tokenName).slice(-1)[0] ?? '');
}

/** Verifies a token at its provider. The secret belongs to the site's key, and never into a page. */
async function verifyToken(token, secret) {
  if (token === '' || secret === '') return false;
  try {
    const response = await fetch(form.bot.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(5000),
    });
    const { success, action, score } = await response.json();
    const { action: ours, leastScore } = form.bot;
    const isOurs = ours === undefined || action === ours;
    return success === true && isOurs && (leastScore === undefined || score >= leastScore);
  } catch {
    return false;
  }
}
`;
