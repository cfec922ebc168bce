/**
 * Files that a page needs until its tags are ready, by their names in `preload.json`: the tags themselves, those that a
 * form places, languages, and late parts that a tag starts with.
 */
import { markupByTag } from '../add/print-page.mjs';
import { models } from '../page-models.mjs';
/** @import { PageElement } from '../html/page-dom.mjs' */
/** @import { Preloads } from './suite-package.mjs' */
/** @import { Page } from './page.mjs' */

/**
 * Names in `preload.json`.
 * @typedef {object} StartNeeds
 * @property {readonly string[]} tags
 * @property {readonly string[]} languages Without Spanish, which is part of the tags.
 * @property {readonly string[]} parts
 */

/**
 * Returns the names of the features that a page needs at its start.
 * @param {Pick<Page, 'tags'>} page
 * @returns {StartNeeds}
 */
export function startNeedsOf({ tags }) {
  const needs = tags.flatMap((tag) => needsOfTag(tag));
  const isTag = (/** @type {string} */ name) => models.classes.has(name);
  const languages = tags.filter(({ localName }) => !markupByTag.get(localName)?.hasNoTexts).map(languageOf);
  return {
    tags: unique([...tags.map(({ localName }) => localName), ...needs.filter(isTag)]),
    languages: unique(languages.filter((language) => language !== '' && language !== 'es')),
    parts: unique(needs.filter((name) => !isTag(name))),
  };
}

/**
 * Returns the files behind names, in the order of their imports. A name that `preload.json` does not have is one that needs
 * no file, such as a language that the suite does not have.
 * @param {StartNeeds} needs
 * @param {Preloads} preloads
 * @returns {readonly string[]}
 */
export function filesOfNeeds({ tags, languages, parts }, preloads) {
  return unique([...tags, ...languages, ...parts].flatMap((name) => preloads.get(name) ?? []));
}

/** @param {readonly string[]} names */
const unique = (names) => [...new Set(names)];

/**
 * Returns the language of the texts that a tag writes.
 * @param {PageElement} tag
 */
function languageOf(tag) {
  const written = tag.closest('[lang]')?.getAttribute('lang') ?? '';
  return written.trim().toLowerCase().split('-')[0] ?? '';
}

/**
 * @param {PageElement} tag
 * @returns {readonly string[]}
 */
function needsOfTag(tag) {
  const host = /** @type {any} */ (tag);
  if (tag.localName === 'rs-form') return needsOfForm(host);
  return tag.localName === 'rs-range' && host.double ? [twoHandles] : [];
}

/** Vendor of sliders with two handles. */
const twoHandles = 'nouislider';

/**
 * Returns the features that a form starts with, in the order in which the form starts them.
 * @param {any} host
 * @returns {readonly string[]}
 */
function needsOfForm(host) {
  const { form, src } = host;
  const definition = definitionOf(host);
  if (form && models.readFormId(form) !== null) return needsOfFields(form, definition);
  if (models.findThankYou(host, definition?.formId || null)) return ['rs-form.thank-you'];
  if (form && models.isOfOtherSystem(host, form, definition))
    return ['rs-form.profiles', ...needsOfFields(form, definition)];
  return src || definition ? ['rs-form.rendering', ...needsOfFields(null, definition)] : [];
}

/**
 * Returns the definition in a form's tag; null for none, and for broken JSON, which is a finding of its own.
 * @param {any} host
 */
function definitionOf(host) {
  try {
    return models.readDefinition(host);
  } catch {
    return null;
  }
}

/** @typedef {NonNullable<ReturnType<typeof models.readDefinition>>} Definition */

/**
 * Returns the parts for a form's fields and the tags that it places.
 * @param {PageElement | null} form
 * @param {Definition | null} definition
 * @returns {readonly string[]}
 */
function needsOfFields(form, definition) {
  const fields = definition?.fields ?? [];
  const found = {
    find: (/** @type {string} */ selector) => /** @type {any} */ (form?.querySelectorAll(selector) ?? []),
  };
  const sliders = fields.filter(models.isSlider);
  const hasCaptcha = models.hasCaptcha(found) || fields.some(({ type }) => type === 'captcha');
  const hasCheck = definition?.botCheck !== undefined && models.hasWidget(definition);
  const hasWork = !definition?.botCheck && models.hasWorkButton(found);
  const hasFiles = found.find('[type="file"]').length > 0 || fields.some(({ type }) => type === 'file');
  return Object.entries({
    'rs-form.captcha': hasCaptcha,
    'rs-form.bot-check': hasCheck,
    'rs-form.proof-of-work': hasWork,
    'rs-form.review': Boolean(definition?.review),
    'rs-form.prefill-masks-session':
      Boolean(definition?.session ?? definition?.prefill?.length) ||
      Boolean(definition?.repeats?.length) ||
      fields.some(({ mask }) => mask !== undefined),
    'rs-calendar': fields.some(models.isCalendar),
    'rs-location': fields.some(({ type }) => type === 'location'),
    'rs-range': sliders.length > 0,
    [twoHandles]: sliders.some((field) => 'double' in field && field.double === true),
    'rs-uploads': hasFiles,
  }).flatMap(([name, isNeeded]) => (isNeeded ? [name] : []));
}
