import { attributeOf } from '../html/tree.mjs';
/** @import { Element } from '../html/tree.mjs' */
/** @import { LegacyForm } from './page-forms.mjs' */

/**
 * Field that `migrate` prints no JSON for.
 * @typedef {object} OtherField
 * @property {string} name Name of the field; the id of its element for a preview.
 * @property {'phone' | 'survey' | 'hashcash' | 'preview'} type
 */

/** Notes by the type of a field. @type {ReadonlyMap<OtherField['type'], (name: string) => string>} */
const notes = new Map([
  ['phone', (name) => `the phone field "${name}" needs no JSON; keep its scripts, which send the country`],
  ['survey', (name) => `the survey "${name}" needs no JSON: it works as the server writes it`],
  [
    'hashcash',
    (name) => `the proof of work "${name}" needs no JSON: the tag does the work, without the scripts`,
  ],
  [
    'preview',
    (id) =>
      `no inline script says which field #${id} shows; "previews": [{ "id": "${id}", "field": "…" }] does`,
  ],
]);

/**
 * Returns the fields of a form that `migrate` prints no JSON for.
 * @param {readonly Element[]} elements
 * @param {(element: Element) => readonly string[]} namesOf
 * @returns {readonly OtherField[]}
 */
export function otherFieldsIn(elements, namesOf) {
  const found = elements.flatMap((element) => {
    const type = typeOf(element);
    const id = attributeOf(element, 'id') ?? '';
    if (type === undefined) return [];
    const [name = id] = type === 'preview' ? [id] : namesOf(element);
    return [/** @type {const} */ ([`${type} ${name}`, { name, type }])];
  });
  return [...new Map(found).values()];
}

/**
 * Returns the notes on these fields. A preview that an inline script speaks of is in the JSON.
 * @param {LegacyForm} form
 * @param {readonly { readonly id: string }[]} previews
 * @returns {readonly string[]}
 */
export function otherFieldNotes({ others }, previews) {
  const known = new Set(previews.map(({ id }) => id));
  return others
    .filter(({ type, name }) => type !== 'preview' || !known.has(name))
    .flatMap(({ type, name }) => notes.get(type)?.(name) ?? []);
}

/**
 * @param {Element} element
 * @returns {OtherField['type'] | undefined}
 */
function typeOf(element) {
  const has = (/** @type {string} */ prefix) => element.attrs.some(({ name }) => name.startsWith(prefix));
  if (has('data-rsfp-phonenumber')) return 'phone';
  if (has('data-rsfpsurveytable-answer')) return 'survey';
  if (has('data-rsfp-hashcash')) return 'hashcash';
  return element.tagName === 'span' && /^preview-/.test(attributeOf(element, 'id') ?? '')
    ? 'preview'
    : undefined;
}
