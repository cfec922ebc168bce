import { parse, serializeOuter } from 'parse5';
import { fieldNameOf, formIdControl } from '../../elements/rs-form/markup/server-names.model.js';
import { attributeOf, classesOf, elementsIn, textOf, type Element } from '../html/tree.js';

/** A page as the server sends it. */
export interface LegacyPage {
  readonly forms: readonly LegacyForm[];
  /** The text of each inline script that a browser would run, in document order. */
  readonly inlineScripts: readonly string[];
  /** The `src` of every other script. */
  readonly scripts: readonly string[];
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
  /** Every class inside it. */
  readonly classes: ReadonlySet<string>;
  /** The names of the fields on each of its pages; at least one list. */
  readonly pages: readonly (readonly string[])[];
  /** The page breaks whose button asks for a check before the next page. */
  readonly checkedBreaks: readonly string[];
}

/** Reads a page's HTML. Forms are found by their number, as the server's own script finds them. */
export function readLegacyPage(html: string): LegacyPage {
  const elements = elementsIn(parse(html));
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const tagged = new Set(
    elements
      .filter(({ tagName }) => tagName === 'rs-form')
      .flatMap((tag) => elementsIn(tag).filter(({ tagName }) => tagName === 'form')),
  );
  return {
    forms: elements
      .filter(({ tagName }) => tagName === 'form')
      .flatMap((form) => readForm(form, tagged.has(form))),
    inlineScripts: scripts
      .filter((script) => attributeOf(script, 'src') === undefined && isRun(script))
      .map(textOf),
    scripts: scripts.flatMap((script) => attributeOf(script, 'src') ?? []),
  };
}

function readForm(form: Element, isTagged: boolean): readonly LegacyForm[] {
  const elements = elementsIn(form);
  const controls = elements.filter((one) => attributeOf(one, 'name') !== undefined);
  const number = controls.find((control) => attributeOf(control, 'name') === formIdControl);
  const formId = Number.parseInt((number && attributeOf(number, 'value')) ?? '', 10);
  if (!Number.isSafeInteger(formId)) return [];

  const named = controls.flatMap((control) =>
    namesOf(control).map((name) => [attributeOf(control, 'id') ?? '', name] as const),
  );
  const names = [...new Set(named.map(([, name]) => name))];
  return [
    {
      ...{ formId, isTagged, names, html: serializeOuter(form) },
      widgets: new Map(named.filter(([id]) => /^(txtjQcal|txtcal|rs-range-slider)\d/.test(id))),
      classes: new Set([form, ...elements].flatMap(classesOf)),
      pages: pagesOf(elements, formId, names),
      checkedBreaks: elements.flatMap(checkedBreakOf),
    },
  ];
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

/** The button to the next page is `{break}Next`; the fourth thing that it says is whether the page is checked. */
function checkedBreakOf(button: Element): readonly string[] {
  const name = /^(.+)Next$/.exec(attributeOf(button, 'id') ?? '')?.[1];
  const checks = /(?:rsfp_changePage|Pages\.change)\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*,\s*(?:1|true)\b/;
  return name !== undefined && checks.test(attributeOf(button, 'onclick') ?? '') ? [name] : [];
}

/** A type that browsers run as a classic script, or as a module. */
function isRun(script: Element): boolean {
  const type = (attributeOf(script, 'type') ?? '').trim().toLowerCase();
  return ['', 'module', 'text/javascript', 'application/javascript'].includes(type);
}
