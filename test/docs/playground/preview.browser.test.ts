import { expect } from '@open-wc/testing';
import { html } from '../../../docs/playground/model/outputs/markup/html.model.js';
import { buildElement, patchElement } from '../../../docs/playground/preview/build-element.dom.js';
import { readTyped, writeTyped } from '../../../docs/playground/preview/typed-values.dom.js';

function form(...children: Parameters<typeof html>[2][]) {
  return html('form', {}, ...children);
}

const field = (label: string, value: string) =>
  form(html('label', { for: 'a' }, label), html('input', { id: 'a', name: 'form[A]', value }));

describe('docs/playground: preview', () => {
  it('the preview of the playground builds texts and attributes as written', () => {
    const hostile = '<img src=x onerror="globalThis.isHit = true"></script>';
    const { node } = buildElement(form(html('p', { title: hostile }, hostile)));
    expect(node.querySelector('img')).to.equal(null);
    expect(node.textContent).to.equal(hostile);
    expect(node.querySelector('p')?.title).to.equal(hostile);
  });

  it('the preview of the playground changes words in the present form, so that a visitor keeps the typed values', () => {
    const built = buildElement(field('Name', ''));
    const input = built.node.querySelector('input');
    if (input) input.value = 'Ana';
    const next = patchElement(built, field('Your name', ''));
    expect(next?.node).to.equal(built.node);
    expect(built.node.querySelector('label')?.textContent).to.equal('Your name');
    expect(built.node.querySelector('input')?.value).to.equal('Ana');
    expect(next && patchElement(next, field('Name', ''))?.node.textContent).to.equal('Name');
  });

  it('the preview of the playground is built anew when more than words change', () => {
    const built = buildElement(field('Name', ''));
    const changes = [
      field('Name', 'Ana'),
      form(html('label', { for: 'a' }, 'Name')),
      form(html('label', { for: 'a' }, 'Name'), html('select', { id: 'a', name: 'form[A]', value: '' })),
    ];
    for (const next of changes) expect(patchElement(built, next)).to.equal(null);
    // A form reads the text of an error once.
    const error = (text: string) => form(html('span', { id: 'component3' }, text));
    expect(patchElement(buildElement(error('Write it.')), error('Write it!'))).to.equal(null);
  });

  it('the preview of the playground gives what a visitor has changed to the next form, and nothing else', () => {
    const page = () =>
      buildElement(
        form(
          html('input', { name: 'form[A]', value: 'as sent' }),
          html('input', { name: 'form[B]', value: '' }),
          html('input', { type: 'checkbox', name: 'form[C][]', value: 'one', checked: true }),
          html('input', { type: 'checkbox', name: 'form[C][]', value: 'two' }),
          html('select', { name: 'form[D]' }, html('option', {}, 'x'), html('option', {}, 'y')),
        ),
      ).node as HTMLFormElement;
    const typed = page();
    const [, second, one, two] = typed.querySelectorAll('input');
    const list = typed.querySelector('select');
    if (!second || !one || !two || !list) throw new Error('No controls');
    second.value = 'typed';
    [one.checked, two.checked] = [false, true];
    list.value = 'y';
    const values = readTyped(typed);
    expect(values.map(([name]) => name)).to.deep.equal(['form[B]', 'form[C][]', 'form[D]']);
    const next = page();
    writeTyped(next, values);
    expect([...new FormData(next)]).to.deep.equal([...new FormData(typed)]);
  });
});
