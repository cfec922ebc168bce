import { asksForCheck, fieldNameOf, formIdControl } from '#cli-models';
import { attributeOf, classesOf, elementsIn } from '../html/tree.mjs';
import { parsePage } from '../html/parse-page.mjs';
import { otherFieldsIn } from './other-fields.mjs';
import { inlineScriptsIn, scriptTagsIn } from './page-scripts.mjs';
/** @import { Element } from '../html/tree.mjs' */
/** @import { OtherField } from './other-fields.mjs' */
/** @import { ScriptTag } from './page-scripts.mjs' */

/**
 * A page of the server.
 * @typedef {object} LegacyPage
 * @property {readonly LegacyForm[]} forms
 * @property {readonly string[]} inlineScripts The text of each inline script, in document order.
 * @property {readonly ScriptTag[]} scripts The scripts with an address.
 * @property {string} base Address of the page's `<base>`; '' for none.
 * @property {string} text The HTML without the addresses of its scripts and style sheets.
 * @property {readonly string[]} handlers The texts of the handlers in the forms' markup.
 */

/**
 * A form of the server, by its markup.
 * @typedef {object} LegacyForm
 * @property {number} formId
 * @property {string} html The markup of the form.
 * @property {boolean} isTagged True if the form is in an `<rs-form>` already.
 * @property {readonly string[]} names The names of its fields, each once, in document order.
 * @property {ReadonlyMap<string, readonly string[]>} types The name of a field → the types of its controls.
 * @property {ReadonlyMap<string, string>} widgets The id of a widget's input (`txtjQcal1_0`, `txtcal1_0`,
 *   `rs-range-slider1_0`) → the name of its field.
 * @property {ReadonlySet<string>} classes Every class in the form.
 * @property {ReadonlySet<string>} ids Every id in the form.
 * @property {readonly (readonly string[])[]} pages The names of the fields on each of its pages; at least one list.
 * @property {readonly string[]} checkedBreaks The page breaks whose button asks for a check before the next page.
 * @property {readonly string[]} maps The names of the fields with a map.
 * @property {readonly OtherField[]} others The fields that need no JSON, or have none.
 * @property {boolean} hasEnd False if the end tag is missing: the page may be cut off.
 */

/**
 * Reads a page's HTML. A form is one with the hidden input that has the form's number.
 * @param {string} html
 * @returns {LegacyPage}
 * @throws {TypeError} If elements are nested too deeply.
 */
export function readLegacyPage(html) {
  const elements = elementsIn(parsePage(html));
  const tagged = new Set(
    elements
      .filter(({ tagName }) => tagName === 'rs-form')
      .flatMap((tag) => elementsIn(tag).filter(({ tagName }) => tagName === 'form')),
  );
  const forms = elements
    .filter(({ tagName }) => tagName === 'form')
    .map((element) => ({ element, form: readForm(element, html, tagged.has(element)) }))
    .filter((one) => one.form !== null);
  return {
    forms: forms.flatMap(({ form }) => form ?? []),
    inlineScripts: inlineScriptsIn(elements),
    scripts: scriptTagsIn(elements, html),
    base:
      elements.flatMap((one) => (one.tagName === 'base' ? (attributeOf(one, 'href') ?? []) : []))[0] ?? '',
    text: html.replaceAll(/\b(?:src|href)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi, ''),
    handlers: forms.flatMap(({ element }) => [element, ...elementsIn(element)].flatMap(handlersOf)),
  };
}

/**
 * Reads the HTML of a page that must have a form.
 * @param {string} html
 * @returns {LegacyPage}
 * @throws {TypeError} If the page has no form. The message describes the page.
 */
export function readForms(html) {
  const page = readLegacyPage(html);
  if (page.forms.length > 0) return page;
  throw new TypeError(`found no form with an input ${formIdControl}${hintFor(html)}`);
}

/**
 * @param {string} html
 * @returns {string}
 */
function hintFor(html) {
  if (html.trim() === '') return ': the page is empty';
  if (/rsfp-thankyou-(popup|scroll)/.test(html))
    return ': the page shows the thanks for a form, not the form';
  if (/id="rsform_\d+_page_/.test(html)) return ', though one begins: the page is not whole';
  if (/RSFormPro|com_rsform/.test(html))
    return ': a script may put it in later; save the page as the browser shows it, with the form open';
  return '';
}

/**
 * @param {Element} form
 * @param {string} page
 * @param {boolean} isTagged
 * @returns {LegacyForm | null}
 */
function readForm(form, page, isTagged) {
  const elements = elementsIn(form);
  const controls = elements.filter((one) => attributeOf(one, 'name') !== undefined);
  const number = controls.find((control) => attributeOf(control, 'name') === formIdControl);
  const formId = Number.parseInt((number && attributeOf(number, 'value')) ?? '', 10);
  if (!Number.isSafeInteger(formId)) return null;

  const named = controls.flatMap((control) =>
    namesOf(control).map((name) => /** @type {const} */ ([attributeOf(control, 'id') ?? '', name])),
  );
  const names = [...new Set(named.map(([, name]) => name))];
  const { startOffset = 0, endOffset = 0, endTag } = form.sourceCodeLocation ?? {};
  return {
    ...{ formId, isTagged, names, html: page.slice(startOffset, endOffset) },
    types: typesOf(controls),
    widgets: new Map(named.filter(([id]) => /^(txtjQcal|txtcal|rs-range-slider)\d/.test(id))),
    classes: new Set([form, ...elements].flatMap(classesOf)),
    ids: new Set(elements.flatMap((one) => attributeOf(one, 'id') ?? [])),
    pages: pagesOf(elements, formId, names),
    checkedBreaks: elements.flatMap(checkedBreakOf),
    maps: mapsIn(elements),
    others: otherFieldsIn(elements, namesOf),
    hasEnd: endTag !== undefined,
  };
}

/**
 * Returns the types of the controls of each field: those of inputs, and the tag names of the others.
 * @param {readonly Element[]} controls
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
function typesOf(controls) {
  /** @type {Map<string, string[]>} */
  const types = new Map();
  for (const control of controls)
    for (const name of namesOf(control)) {
      const type = control.tagName === 'input' ? (attributeOf(control, 'type') ?? 'text') : control.tagName;
      types.set(name, [...(types.get(name) ?? []), type]);
    }
  return types;
}

/**
 * Returns the names of the fields with a map: the input follows the element that the map is drawn into.
 * @param {readonly Element[]} elements
 * @returns {readonly string[]}
 */
function mapsIn(elements) {
  return elements.flatMap((box, at) => {
    if (!/^rsform-map\d/.test(attributeOf(box, 'id') ?? '')) return [];
    return elements.slice(at).flatMap(namesOf).slice(0, 1);
  });
}

/**
 * @param {Element} control
 * @returns {readonly string[]}
 */
function namesOf(control) {
  const name = fieldNameOf(attributeOf(control, 'name') ?? '');
  return name === null || name === 'formId' ? [] : [name];
}

/**
 * Returns the names of the fields on each page. Only the id identifies a page: its element depends on version and
 * layout.
 * @param {readonly Element[]} elements
 * @param {number} formId
 * @param {readonly string[]} names
 */
function pagesOf(elements, formId, names) {
  const prefix = `rsform_${formId}_page_`;
  const pages = elements.filter((one) => attributeOf(one, 'id')?.startsWith(prefix));
  const lists = pages.map((page) => [
    ...new Set(elementsIn(page).flatMap((one) => [...namesOf(one), ...checkedBreakOf(one)])),
  ]);
  return lists.length > 0 ? lists : [names];
}

/**
 * Returns the name of the page break if an element is its button, `{break}Next`, and asks for a check.
 * @param {Element} button
 * @returns {readonly string[]}
 */
function checkedBreakOf(button) {
  const name = /^(.+)Next$/.exec(attributeOf(button, 'id') ?? '')?.[1];
  return name !== undefined && asksForCheck(attributeOf(button, 'onclick') ?? '') ? [name] : [];
}

/**
 * @param {Element} element
 * @returns {readonly string[]}
 */
function handlersOf({ attrs }) {
  return attrs.filter(({ name }) => name.startsWith('on')).map(({ value }) => value);
}
