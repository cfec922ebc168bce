import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  pageEditorOf,
  payloadOf,
  searchParamsOf,
} from '../../../../elements/rs-form/server-check/read-form.dom.js';
import { placeForm } from '../session-of.js';

const form = (inner: string, after = '') => placeForm(`<form id="f1">${inner}</form>${after}`);
const namesIn = async (inner: string) => payloadOf(await form(inner)).map(([name]) => name);

describe('the request to the server', () => {
  const table: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
    [
      'every box and option that is chosen',
      `<input type="checkbox" name="a[]" value="1" checked><input type="checkbox" name="a[]" value="2">
       <input type="checkbox" name="a[]" value="3" checked><input type="radio" name="b" value="x"><input type="radio" name="b" value="y" checked>
       <select name="c[]" multiple><option>1<option selected>2<optgroup><option selected>3</optgroup></select><select name="d"><option>only</select>`,
      [
        ['a[]', '1'],
        ['a[]', '3'],
        ['b', 'y'],
        ['c[]', '2'],
        ['c[]', '3'],
        ['d', 'only'],
      ],
    ],
    [
      'what is disabled, and the buttons',
      `<input name="a" value="1" disabled><fieldset name="none" disabled><textarea name="b">2</textarea></fieldset>
       <button name="c" value="3">x</button><input type="submit" name="d" value="4"><input type="reset" name="e" value="5"><input type="button" name="f" value="6">`,
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
        ['d', '4'],
        ['e', '5'],
        ['f', '6'],
      ],
    ],
    [
      'what the server hides in the form',
      `<input type="hidden" name="hidden[1_Fecha]" value=""><input type="hidden" name="form[formId]" value="1">
       <input type="hidden" name="0123456789abcdef0123456789abcdef" value="1"><input type="hidden" name="g-recaptcha-response" value="">`,
      [
        ['hidden[1_Fecha]', ''],
        ['form[formId]', '1'],
        ['0123456789abcdef0123456789abcdef', '1'],
        ['g-recaptcha-response', ''],
      ],
    ],
    [
      'neither files nor what has no name',
      '<input type="file" name="a"><input value="b"><input name="" value="c"><output name="d">1</output>',
      [],
    ],
  ];
  for (const [title, inner, pairs] of table) {
    it(`the request to the server is ${title}`, async () =>
      expect(payloadOf(await form(inner))).to.deep.equal(pairs));
  }

  it('the request to the server has also the controls outside the form', async () => {
    const element = await form('<input name="a">', '<input name="b" form="f1">');
    expect(payloadOf(element).map(([name]) => name)).to.deep.equal(['a', 'b']);
  });

  it('the request to the server is read from a form whose fields hide its members', async () => {
    const names = ['elements', 'submit', 'action', '__proto__', 'form[', 'a b+c&d=e%26', 'a"b'];
    const markup = names.map(
      (name) => `<input name="${name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    );
    expect(await namesIn(markup.join(''))).to.deep.equal(names);
  });

  it('the request to the server arrives byte for byte, with the line breaks of a post', () => {
    const post = searchParamsOf([
      ['form[a b+c&d=e%26]', 'uno\ndos\r\ntres'],
      ['é', '日本 & ñ='],
    ]);
    expect(post.toString()).to.contain('uno%0D%0Ados%0D%0Atres');
    expect([...new URLSearchParams(post.toString())]).to.deep.equal([
      ['form[a b+c&d=e%26]', 'uno\r\ndos\r\ntres'],
      ['é', '日本 & ñ='],
    ]);
  });

  it('the request to the server is the same as the browser’s own post of any form', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 8 });
    const kind = fc.constantFrom(
      'text',
      'hidden',
      'email',
      'password',
      'checkbox',
      'radio',
      'textarea',
      'select-one',
      'select-multiple',
    );
    const control = fc.record({
      kind,
      name: text,
      values: fc.array(text, { maxLength: 3 }),
      isChosen: fc.boolean(),
      isOutside: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(control, { maxLength: 8 }), (controls) => {
        const place = document.createElement('div');
        const element = place.appendChild(document.createElement('form'));
        element.id = 'any';
        document.body.append(place);
        for (const one of controls) (one.isOutside ? place : element).append(controlOf(one));
        try {
          expect(payloadOf(element)).to.deep.equal([...new FormData(element)]);
        } finally {
          place.remove();
        }
      }),
    );
  });
});

describe('a rich-text editor', () => {
  const inner = '<textarea name="form[Texto]">old</textarea>';
  afterEach(() => Reflect.deleteProperty(window, 'RSFormPro'));

  it('a rich-text editor gives the value of its field', async () => {
    const pairs = payloadOf(await form(inner), (name) =>
      name === 'form[Texto]' ? () => '<p>new</p>' : undefined,
    );
    expect(pairs).to.deep.equal([['form[Texto]', '<p>new</p>']]);
  });

  it('a rich-text editor leaves the field to itself where it says nothing', async () => {
    expect(payloadOf(await form(inner), () => () => null)).to.deep.equal([['form[Texto]', 'old']]);
  });

  it('a rich-text editor is known to the page', async () => {
    Reflect.set(window, 'RSFormPro', { Editors: { 'form[Texto]': () => 'page' } });
    expect(payloadOf(await form(inner), pageEditorOf)).to.deep.equal([['form[Texto]', 'page']]);
  });

  for (const [title, registry] of [
    ['is no function', { Editors: { 'form[Texto]': 'x' } }],
    ['is missing', {}],
    [
      'stands behind a getter that throws',
      {
        get Editors() {
          throw new Error('x');
        },
      },
    ],
  ] as const) {
    it(`a rich-text editor does no harm where it ${title}`, async () => {
      Reflect.set(window, 'RSFormPro', registry);
      expect(payloadOf(await form(inner), pageEditorOf)).to.deep.equal([['form[Texto]', 'old']]);
    });
  }

  it('a rich-text editor is nothing that a name merely inherits', () => {
    Reflect.set(window, 'RSFormPro', { Editors: {} });
    expect(pageEditorOf('constructor')).to.equal(undefined);
  });
});

interface AnyControl {
  readonly kind: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly isChosen: boolean;
  readonly isOutside: boolean;
}

function controlOf({ kind, name, values, isChosen, isOutside }: AnyControl): Element {
  const [value = ''] = values;
  const control = elementOf(kind);
  control.setAttribute('name', name);
  if (isOutside) control.setAttribute('form', 'any');
  if (control instanceof HTMLSelectElement) {
    for (const text of values) {
      const option = new Option(text, text, false, isChosen);
      option.disabled = text.length % 2 === 1;
      control.append(option);
    }
  } else {
    control.value = value;
    if (control instanceof HTMLInputElement) control.checked = isChosen;
  }
  return control;
}

function elementOf(kind: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (kind === 'textarea') return document.createElement('textarea');
  const element = kind.startsWith('select')
    ? document.createElement('select')
    : document.createElement('input');
  if (element instanceof HTMLSelectElement) element.multiple = kind === 'select-multiple';
  else element.type = kind;
  return element;
}
