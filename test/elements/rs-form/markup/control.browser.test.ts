import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { keepValues, readControl, writeDefaults } from '../../../../elements/rs-form/markup/control.dom.js';
import type { FieldControl } from '../../../../elements/rs-form/markup/server-form.dom.js';
import { readShownDefault, writeValues } from '../../../../elements/rs-form/markup/write-control.dom.js';

/** A control as the server sends it, its first value, a visitor's change, and its value then. */
const rows: readonly (readonly [
  string,
  string,
  readonly string[],
  (control: never) => void,
  readonly string[],
])[] = [
  ['a text', '<input value="a">', ['a'], (input: HTMLInputElement) => (input.value = 'b'), ['b']],
  ['an area', '<textarea>a</textarea>', ['a'], (area: HTMLTextAreaElement) => (area.value = 'b'), ['b']],
  [
    'a box',
    '<input type="checkbox" value="x" checked>',
    ['x'],
    (box: HTMLInputElement) => (box.checked = false),
    [],
  ],
  [
    'a list without a marked option',
    '<select><option disabled>0</option><option>1</option><option>2</option></select>',
    ['1'],
    (select: HTMLSelectElement) => (select.value = '2'),
    ['2'],
  ],
  [
    'a list of several',
    '<select multiple><option selected>1</option><option>2</option></select>',
    ['1'],
    (select: HTMLSelectElement) => [...select.options].forEach((option) => (option.selected = true)),
    ['1', '2'],
  ],
];

async function controlOf(markup: string): Promise<FieldControl> {
  const form = await fixture<HTMLFormElement>(html`<form>${unsafeStatic(markup)}</form>`);
  return form.elements[0] as FieldControl;
}

describe('<rs-form> control', () => {
  for (const [title, markup, first, change, after] of rows)
    it(`a control of a form is read, put back to what the server sent and given its value again: ${title}`, async () => {
      const control = await controlOf(markup);
      const events: string[] = [];
      for (const type of ['input', 'change']) control.addEventListener(type, () => events.push(type));
      expect(readControl(control)).to.deep.equal(first);
      change(control as never);
      expect(readControl(control)).to.deep.equal(after);
      expect(readControl(control, true)).to.deep.equal(first);

      const putBack = keepValues([control]);
      writeDefaults([control]);
      expect(readControl(control)).to.deep.equal(first);
      expect(events).to.deep.equal(['input', 'change']);
      writeDefaults([control]);
      expect(events.length, 'no event where nothing changes').to.equal(2);
      putBack();
      expect(readControl(control)).to.deep.equal(after);
      expect(events).to.deep.equal(['input', 'change', 'input', 'change']);
    });

  it('a control of a form takes what a draft holds only as far as its options and its length allow', async () => {
    const text = await controlOf('<input maxlength="3" value="a">');
    expect(writeValues([text], ['abcd'])).to.equal(false);
    expect(writeValues([text], ['abc'])).to.equal(true);
    expect(readControl(text)).to.deep.equal(['abc']);
    const list = await controlOf('<select><option>1</option><option disabled>2</option></select>');
    expect(writeValues([list], ['2'])).to.equal(false);
    expect(writeValues([list], ['3'])).to.equal(false);
  });

  it('a control of a form has the default that it shows: a range without one is in the middle', async () => {
    const range = (await controlOf('<input type="range" min="0" max="10">')) as HTMLInputElement;
    range.value = '9';
    expect(readShownDefault(range)).to.deep.equal(['5']);
    expect(range.value).to.equal('9');
  });
});
