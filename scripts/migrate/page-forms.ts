import { parse } from 'parse5';
import { asksForCheck } from '../../elements/rs-form/compat/legacy-behaviour.model.js';
import { fieldNameOf, formIdControl } from '../../elements/rs-form/markup/server-names.model.js';
import { attributeOf, classesOf, elementsIn, type Element } from '../html/tree.js';
import { inlineScriptsIn, scriptTagsIn, type ScriptTag } from './page-scripts.js';

/** A page as the server sends it. */
export interface LegacyPage {
  readonly forms: readonly LegacyForm[];
  /** The text of each inline script, in document order. */
  readonly inlineScripts: readonly string[];
  /** Every other script. */
  readonly scripts: readonly ScriptTag[];
  /** The texts of the handlers in the forms' markup. */
  readonly handlers: readonly string[];
}

/** A form of the server's, and what its markup says. */
export interface LegacyForm {
  readonly formId: number;
  /** Its markup. */
  readonly html: string;
  /** Whether it stands in an `<rs-form>` already. */
  readonly isTagged: boolean;
  /** The names of its fields, each once, in document order. */
  readonly names: readonly string[];
  /** The fields of its widgets, by the ids of their inputs: `txtjQcal1_0`, `txtcal1_0`, `rs-range-slider1_0`. */
  readonly widgets: ReadonlyMap<string, string>;
  /** Every class, and every id, inside it. */
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** The names of the fields on each of its pages; at least one list. */
  readonly pages: readonly (readonly string[])[];
  /** The page breaks whose button asks for a check before the next page. */
  readonly checkedBreaks: readonly string[];
  /** The fields that the page draws a map for. */
  readonly maps: readonly string[];
  /** Whether the page goes on behind it. */
  readonly hasEnd: boolean;
}

/** Reads a page's HTML. Forms are found by their number, as the server's own script finds them. */
export function readLegacyPage(html: string): LegacyPage {
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }));
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
    handlers: forms.flatMap(({ element }) => [element, ...elementsIn(element)].flatMap(handlersOf)),
  };
}

/** The same for a page that has a form; a TypeError says what it has instead. */
export function readForms(html: string): LegacyPage {
  const page = readLegacyPage(html);
  if (page.forms.length > 0) return page;
  throw new TypeError(`found no form with an input ${formIdControl}${hintFor(html)}`);
}

function hintFor(html: string): string {
  if (html.trim() === '') return ': the page is empty';
  if (/rsfp-thankyou-(popup|scroll)/.test(html))
    return ': the page shows the thanks for a form, not the form';
  if (/id="rsform_\d+_page_/.test(html)) return ', though one begins: the page is not whole';
  if (/RSFormPro|com_rsform/.test(html))
    return ': a script may put it in later; save the page as the browser shows it, with the form open';
  return '';
}

function readForm(form: Element, page: string, isTagged: boolean): LegacyForm | null {
  const elements = elementsIn(form);
  const controls = elements.filter((one) => attributeOf(one, 'name') !== undefined);
  const number = controls.find((control) => attributeOf(control, 'name') === formIdControl);
  const formId = Number.parseInt((number && attributeOf(number, 'value')) ?? '', 10);
  if (!Number.isSafeInteger(formId)) return null;

  const named = controls.flatMap((control) =>
    namesOf(control).map((name) => [attributeOf(control, 'id') ?? '', name] as const),
  );
  const names = [...new Set(named.map(([, name]) => name))];
  const { startOffset = 0, endOffset = 0, endTag } = form.sourceCodeLocation ?? {};
  return {
    ...{ formId, isTagged, names, html: page.slice(startOffset, endOffset) },
    widgets: new Map(named.filter(([id]) => /^(txtjQcal|txtcal|rs-range-slider)\d/.test(id))),
    classes: new Set([form, ...elements].flatMap(classesOf)),
    ids: new Set(elements.flatMap((one) => attributeOf(one, 'id') ?? [])),
    pages: pagesOf(elements, formId, names),
    checkedBreaks: elements.flatMap(checkedBreakOf),
    maps: mapsIn(elements),
    hasEnd: endTag !== undefined,
  };
}

/** The fields of maps: an input follows the box that the map is drawn into. */
function mapsIn(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((box, at) => {
    if (!/^rsform-map\d/.test(attributeOf(box, 'id') ?? '')) return [];
    return elements.slice(at).flatMap(namesOf).slice(0, 1);
  });
}

function namesOf(control: Element): readonly string[] {
  const name = fieldNameOf(attributeOf(control, 'name') ?? '');
  return name === null || name === 'formId' ? [] : [name];
}

/** A page is known by its id alone: older versions and some layouts have other elements for it. */
function pagesOf(elements: readonly Element[], formId: number, names: readonly string[]) {
  const prefix = `rsform_${formId}_page_`;
  const pages = elements.filter((one) => attributeOf(one, 'id')?.startsWith(prefix));
  const lists = pages.map((page) => [
    ...new Set(elementsIn(page).flatMap((one) => [...namesOf(one), ...checkedBreakOf(one)])),
  ]);
  return lists.length > 0 ? lists : [names];
}

/** The button to the next page is `{break}Next`. */
function checkedBreakOf(button: Element): readonly string[] {
  const name = /^(.+)Next$/.exec(attributeOf(button, 'id') ?? '')?.[1];
  return name !== undefined && asksForCheck(attributeOf(button, 'onclick') ?? '') ? [name] : [];
}

function handlersOf({ attrs }: Element): readonly string[] {
  return attrs.filter(({ name }) => name.startsWith('on')).map(({ value }) => value);
}
