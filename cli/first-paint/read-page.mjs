import { defaultTreeAdapter } from 'parse5';
import { fieldNameOf, fieldsIn, formIdControl } from '#cli-models';
import { parsePage } from '../html/parse-page.mjs';
import { attributeOf, elementsIn, textOf } from '../html/tree.mjs';
import { namedLike, readOtherForm } from './other-form.mjs';
import { readFirstPaint } from './read-definition.mjs';
/** @import { FirstPaint } from './read-definition.mjs' */
/** @import { Element } from '../html/tree.mjs' */
/** @import { SourceKind } from './sources.mjs' */
/** @import { DatePart } from '#cli-models' */

/**
 * Reads every `<rs-form>` of a page that has JSON and contains a form of the server. The markup decides how a field
 * can be read, also where the JSON differs. Forms that a script renders are skipped: they have nothing to hide before
 * the script.
 * @param {string} text
 * @returns {readonly FirstPaint[]}
 * @throws {TypeError} Lists all diagnostics, each on a line with its tag and its path; or says that elements are nested
 *   too deeply.
 */
export function readPage(text) {
  /** @type {string[]} */
  const diagnostics = [];
  const forms = elementsIn(parsePage(text))
    .filter(({ tagName }) => tagName === 'rs-form')
    .flatMap((tag, at) => {
      try {
        return readTag(tag);
      } catch (error) {
        const lines = (error instanceof Error ? error.message : String(error)).split('\n');
        diagnostics.push(...lines.map((line) => `<rs-form> ${at + 1}: ${line}`));
        return [];
      }
    });
  if (diagnostics.length > 0) throw new TypeError(diagnostics.join('\n'));
  return forms;
}

/**
 * @param {Element} tag
 * @returns {readonly FirstPaint[]}
 */
function readTag(tag) {
  const script = tag.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .find((child) => child.tagName === 'script' && attributeOf(child, 'type') === 'application/json');
  const controls = elementsIn(tag).filter(isControl);
  const number = controls.find((control) => attributeOf(control, 'name') === formIdControl);
  if (!script) return [];
  if (!number) return readOther(tag, controls, readFirstPaint(JSON.parse(textOf(script))));

  const definition = readFirstPaint(JSON.parse(textOf(script)));
  const formId = Number.parseInt(attributeOf(number, 'value') ?? '', 10);
  if (definition.formId !== formId) throw new TypeError(`formId: expected the form's ${formId}`);
  const kinds = kindsOf(controls);
  return [
    {
      ...definition,
      names: [...definition.names, ...kinds.keys()],
      kinds: new Map([...definition.kinds, ...kinds]),
    },
  ];
}

/**
 * Reads a form that another system has written; nothing for a tag without a form. A condition on a field that the form does not
 * have is left out, as the element does.
 * @param {Element} tag
 * @param {readonly Element[]} controls
 * @param {FirstPaint} definition
 * @returns {readonly FirstPaint[]}
 */
function readOther(tag, controls, definition) {
  const form = elementsIn(tag).find(({ tagName }) => tagName === 'form');
  const isRsForm = controls.some((control) => fieldNameOf(attributeOf(control, 'name') ?? '') !== null);
  if (!form || isRsForm) return [];
  const used = definition.conditions.flatMap((condition) => [...condition.targets, ...fieldsIn(condition)]);
  const other = readOtherForm(form, controls, new Set([...definition.names, ...used]));
  const { fields } = other;
  return [
    {
      ...definition,
      conditions: definition.conditions.filter((condition) =>
        fieldsIn(condition).every((field) => fields.has(field)),
      ),
      kinds: new Map([...fields].map(([name, own]) => [name, { ...kindOf(own), control: namedLike(own) }])),
      other,
    },
  ];
}

/**
 * @param {readonly Element[]} controls
 * @returns {ReadonlyMap<string, SourceKind>}
 */
function kindsOf(controls) {
  /** @type {Map<string, Element[]>} */
  const byName = new Map();
  for (const control of controls) {
    const name = fieldNameOf(attributeOf(control, 'name') ?? '');
    if (name === null) continue;
    byName.set(name, [...(byName.get(name) ?? []), control]);
  }
  return new Map([...byName].map(([name, own]) => [name, kindOf(own)]));
}

/**
 * @param {readonly Element[]} controls
 * @returns {SourceKind}
 */
function kindOf(controls) {
  if (controls.every(isBox)) return { is: 'boxes' };
  if (!controls.every(isReadableSelect)) return { is: 'text' };
  const parts = controls.map((control) => /\]\[([dmy])\]$/.exec(attributeOf(control, 'name') ?? '')?.[1]);
  if (parts.every((part) => part === undefined)) return { is: 'select' };
  const named = /** @type {readonly DatePart[]} */ (parts.filter((part) => part !== undefined));
  return named.length === parts.length ? { is: 'date', parts: named } : { is: 'text' };
}

/**
 * @param {Element} control
 * @returns {boolean}
 */
function isBox(control) {
  const type = attributeOf(control, 'type')?.toLowerCase();
  return control.tagName === 'input' && (type === 'checkbox' || type === 'radio');
}

/**
 * Returns true for a select whose options all have the attribute `value`: CSS cannot read the text of an option.
 * @param {Element} control
 * @returns {boolean}
 */
function isReadableSelect(control) {
  const options = elementsIn(control).filter(({ tagName }) => tagName === 'option');
  return (
    control.tagName === 'select' && options.every((option) => attributeOf(option, 'value') !== undefined)
  );
}

/**
 * @param {Element} element
 * @returns {boolean}
 */
function isControl({ tagName }) {
  return ['input', 'select', 'textarea', 'button'].includes(tagName);
}
