import { fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { enhanced } from '../page-driver.js';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { appears } from '../../../shared/appears.js';

/** Returns the tag around a definition, as a page's author writes it. */
export function jsonTag(json: unknown, attributes = '', content = ''): string {
  const text = JSON.stringify(json).replaceAll('<', '\\u003c');
  return `<rs-form privacy="strict" ${attributes}><script type="application/json">${text}</script>${content}</rs-form>`;
}

/** Returns a definition around these fields; it is rendered even without a submit button. */
export function definitionOf(fields: readonly object[], rest: object = {}): object {
  return { version: 1, formId: 1, layout: 'bootstrap5', render: true, pages: [{ fields }], ...rest };
}

/** Opens a tag in a Spanish page. */
export async function openTag(markup: string): Promise<RsFormElement> {
  const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(markup)}</div>`);
  return wrapper.querySelector('rs-form') as RsFormElement;
}

/** Opens a tag around a form of the server and waits until it is enhanced. */
export async function openServed(json: unknown, form: string): Promise<RsFormElement> {
  const element = await openTag(jsonTag(json, '', form));
  await enhanced(element);
  return element;
}

/** Opens a tag and waits for the form that is rendered in it. */
export async function openRendered(markup: string): Promise<RsFormElement> {
  const element = await openTag(markup);
  await appears(element, 'form');
  // The form is enhanced in the task in which it appears.
  await nextTask();
  return element;
}

/** Returns an element's markup in a normal form: equal for equal markup of two writers. */
export function normalised(element: Element): string {
  const copy = document.importNode(element, true);
  for (const bare of copy.querySelectorAll('span:not([id], [class])')) bare.replaceWith(...bare.childNodes);
  copy.normalize();
  return lines(copy).join('\n');
}

function lines(node: Node): readonly string[] {
  if (node instanceof Text) {
    const text = node.data.replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [text];
  }
  if (!(node instanceof Element)) return [];
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}="${attribute(name, value)}"`)
    .sort();
  return [`<${[node.localName, ...attributes].join(' ')}>`, ...[...node.childNodes].flatMap(lines), '>'];
}

function attribute(name: string, value: string): string {
  return name === 'class' ? value.split(/\s+/).sort().join(' ') : value;
}
