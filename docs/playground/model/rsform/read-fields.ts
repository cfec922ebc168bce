import { fieldNameOf } from '../../../../elements/rs-form/markup/server-names.model.js';
import type { PlaygroundField } from '../playground.model.js';
import { attributeOf, type Element, elementsIn, hasClass, isInside, within, wordsOf } from './markup.js';
import type { FieldParts } from './field-parts.js';
import { controlKeys } from './read-controls.js';

/** Reads the fields of a part of a form, in the order of the page. */
export function readFields(part: Element, form: Element): readonly PlaygroundField[] {
  const elements = elementsIn(part);
  const blocks = elements.filter((one) => hasClass(one, 'rsform-block'));
  const done = new Set<string>();
  return elements.flatMap((element) => {
    if (blocks.includes(element)) return readBlock(element, form, done);
    const name = controlName(element);
    if (name === null || done.has(name) || blocks.some((block) => isInside(element, block))) return [];
    done.add(name);
    const controls = elements.filter((one) => controlName(one) === name);
    return [readField({ name, controls, block: form, hasBlock: false, form })];
  });
}

/** Returns the name of the field that an element belongs to; null for other elements. */
export function controlName(element: Element): string | null {
  const name = fieldNameOf(attributeOf(element, 'name') ?? '');
  return name === 'formId' || name === 'noscript' ? null : name;
}

function readBlock(block: Element, form: Element, done: Set<string>): readonly PlaygroundField[] {
  const elements = elementsIn(block);
  const names = [...new Set(elements.map(controlName).filter((name) => name !== null))];
  const fresh = names.filter((name) => !done.has(name));
  for (const name of fresh) done.add(name);
  if (names.length > 0) {
    return fresh.map((name) => {
      const controls = elements.filter((one) => controlName(one) === name);
      return readField({ name, controls, block, hasBlock: true, form });
    });
  }
  return readPageBreak(elements) ?? readFreeText(block);
}

/** Reads a page break by the ids of its buttons. */
function readPageBreak(elements: readonly Element[]): readonly PlaygroundField[] | null {
  const named = elements.flatMap((button) => {
    const [, name = '', end = ''] = /^(.+)(Prev|Next)$/.exec(attributeOf(button, 'id') ?? '') ?? [];
    const isButton = button.tagName === 'button' || attributeOf(button, 'type') === 'button';
    return isButton && name
      ? [{ name, end, text: wordsOf(button) || (attributeOf(button, 'value') ?? '') }]
      : [];
  });
  const [first] = named;
  if (!first) return null;
  const textOf = (end: string) => named.find((one) => one.end === end)?.text;
  const [previous, next] = [textOf('Prev'), textOf('Next')];
  return [
    {
      ...{ name: first.name, type: 'page-break' },
      ...(previous && { previousCaption: previous }),
      ...(next && { nextCaption: next }),
    },
  ];
}

/** Reads a text between fields. Its markup is lost: the playground has headings and paragraphs. */
function readFreeText(block: Element): readonly PlaygroundField[] {
  const [, name = 'Text'] = /(?:^|\s)rsform-block-([a-z0-9-]+)/.exec(attributeOf(block, 'class') ?? '') ?? [];
  const [heading] = within(block, ({ tagName }) => /^h[1-6]$/.test(tagName));
  const paragraphs = within(block, ({ tagName }) => tagName === 'p' || tagName === 'li').map((one) =>
    wordsOf(one),
  );
  const rest = paragraphs.length > 0 ? paragraphs : [wordsOf(block, (one) => one === heading)];
  const texts = rest.filter((text) => text !== '');
  const isText = hasClass(block, 'rsform-type-freetext');
  if (!isText && !heading && texts.length === 0) return [];
  return [
    {
      ...{ name, type: 'free-text' },
      ...(heading && { caption: wordsOf(heading) }),
      ...(texts.length > 0 && { paragraphs: texts }),
    },
  ];
}

function readField(parts: FieldParts): PlaygroundField {
  const { name, controls, block, hasBlock } = parts;
  const label = labelOf(parts);
  const isMarker = (one: Element) => hasClass(one, 'formRequired');
  const error = hasBlock ? within(block, isErrorElement)[0] : undefined;
  const description = hasBlock ? within(block, isDescription)[0] : undefined;
  const isRequired =
    (label !== undefined && within(label, isMarker).length > 0) ||
    controls.some((one) => /^true$|^$/.test(requiredText(one) ?? 'no'));
  const componentId = Number(/^component(\d+)$/.exec((error && attributeOf(error, 'id')) ?? '')?.[1]);
  const message = error && wordsOf(error);
  const caption = label && wordsOf(label, isMarker);
  return {
    name,
    ...(caption && { caption }),
    ...controlKeys(parts),
    ...(Number.isSafeInteger(componentId) && { componentId }),
    ...(message && { message }),
    ...(description && { description: wordsOf(description) }),
    ...(isRequired && { required: true }),
  };
}

function requiredText(control: Element): string | undefined {
  return ['aria-required', 'data-rsfp-required', 'required']
    .map((name) => attributeOf(control, name))
    .find((text) => text !== undefined && text !== 'false');
}

function isErrorElement(element: Element): boolean {
  return /^component\d+$/.test(attributeOf(element, 'id') ?? '');
}

function isDescription(element: Element): boolean {
  return (
    hasClass(element, 'formDescription', 'form-text', 'help-block') &&
    !/^rsfp-counter-/.test(attributeOf(element, 'id') ?? '')
  );
}

/** Returns the label of a field: not one of its options'. */
function labelOf({ name, controls, block, hasBlock, form }: FieldParts): Element | undefined {
  const ids = new Set(controls.map((control) => attributeOf(control, 'id')));
  const isGroup = controls.some((one) => /^(?:checkbox|radio)$/.test(attributeOf(one, 'type') ?? ''));
  const labels = within(
    hasBlock ? block : form,
    ({ tagName }) => tagName === 'label' || tagName === 'legend',
  );
  return (
    labels.find((label) => attributeOf(label, 'id') === `${name}-grouplbl`) ??
    labels.find((label) => !isGroup && ids.has(attributeOf(label, 'for') ?? '')) ??
    (hasBlock
      ? labels.find((label) => hasClass(label, 'formControlLabel', 'formCaption', 'formCaption2'))
      : undefined)
  );
}
