import { defaultTreeAdapter, parse } from 'parse5';
import { fieldNameOf, formIdControl } from '../../elements/rs-form/markup/server-names.model.js';
import type { DatePart } from '../../elements/rs-form/definition/authored.model.js';
import type { FirstPaint } from './first-paint.model.js';
import { attributeOf, elementsIn, textOf, type Element } from '../html/tree.js';
import { readFirstPaint } from './read-definition.js';
import type { SourceKind } from './sources.model.js';

/**
 * Reads the forms of a page's HTML: each `<rs-form>` with JSON around a form of the server's. How a field can be read
 * is what the markup shows, whatever the JSON says. A form that a script renders is not there before the script: it
 * has nothing to hide.
 */
export function readPage(text: string): readonly FirstPaint[] {
  const mistakes: string[] = [];
  const forms = elementsIn(parse(text))
    .filter(({ tagName }) => tagName === 'rs-form')
    .flatMap((tag, at) => {
      try {
        return readTag(tag);
      } catch (error) {
        const lines = (error instanceof Error ? error.message : String(error)).split('\n');
        mistakes.push(...lines.map((line) => `<rs-form> ${at + 1}: ${line}`));
        return [];
      }
    });
  if (mistakes.length > 0) throw new TypeError(mistakes.join('\n'));
  return forms;
}

function readTag(tag: Element): readonly FirstPaint[] {
  const script = tag.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .find((child) => child.tagName === 'script' && attributeOf(child, 'type') === 'application/json');
  const controls = elementsIn(tag).filter(isControl);
  const number = controls.find((control) => attributeOf(control, 'name') === formIdControl);
  if (!script || !number) return [];

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

function kindsOf(controls: readonly Element[]): ReadonlyMap<string, SourceKind> {
  const byName = new Map<string, Element[]>();
  for (const control of controls) {
    const name = fieldNameOf(attributeOf(control, 'name') ?? '');
    if (name === null) continue;
    byName.set(name, [...(byName.get(name) ?? []), control]);
  }
  return new Map([...byName].map(([name, own]) => [name, kindOf(own)]));
}

function kindOf(controls: readonly Element[]): SourceKind {
  if (controls.every(isBox)) return { is: 'boxes' };
  if (!controls.every(isReadableSelect)) return { is: 'text' };
  const parts = controls.map((control) => /\]\[([dmy])\]$/.exec(attributeOf(control, 'name') ?? '')?.[1]);
  if (parts.every((part) => part === undefined)) return { is: 'select' };
  const named = parts.filter((part): part is DatePart => part !== undefined);
  return named.length === parts.length ? { is: 'date', parts: named } : { is: 'text' };
}

function isBox(control: Element): boolean {
  const type = attributeOf(control, 'type')?.toLowerCase();
  return control.tagName === 'input' && (type === 'checkbox' || type === 'radio');
}

/** The value of an option without the attribute is its text, which CSS cannot read. */
function isReadableSelect(control: Element): boolean {
  const options = elementsIn(control).filter(({ tagName }) => tagName === 'option');
  return (
    control.tagName === 'select' && options.every((option) => attributeOf(option, 'value') !== undefined)
  );
}

function isControl({ tagName }: Element): boolean {
  return ['input', 'select', 'textarea', 'button'].includes(tagName);
}
