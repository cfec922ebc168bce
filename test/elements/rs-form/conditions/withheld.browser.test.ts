import { expect } from '@open-wc/testing';
import { openFormPage, type FormPage } from '../page-driver.js';
import { box, choose, field, holds, input, spanish, totalsPage } from '../totals/totals-page.js';

const extra = (controls: string) =>
  `<div class="rsform-block rsform-block-extra"><p>Extra</p>${controls}</div>`;
const prices = [
  { value: 'a', price: '10' },
  { value: 'b', price: '20' },
];
const shownByBox = (more: object = {}) => ({
  targets: ['Extra'],
  when: [{ field: 'Mostrar', operator: 'is', value: 'si' }],
  ...more,
});

/** Opens a form whose field "Extra" is shown while a box is ticked. Its total is the price of "Extra" plus 1. */
function openExtra(controls: string, condition: object = shownByBox()): Promise<FormPage> {
  return openFormPage(
    totalsPage({
      controls: box('Mostrar', 'si') + extra(controls) + input('Total'),
      calculations: [{ target: 'Total', expression: '{Extra:value} + 1', ...spanish }],
      fields: [{ name: 'Extra', prices }],
      conditions: [condition],
    }),
  );
}

const posted = (page: FormPage) => {
  const post = new FormData(page.form);
  return [...post.keys()].filter((key) => key.includes('Extra')).flatMap((key) => post.getAll(key));
};
const total = (page: FormPage) => field(page, 'Total').value;

/** Choices of every kind, with "a" as the default, and the total after "b" is chosen too, or instead. */
const kinds: readonly (readonly [kind: string, markup: string, second: string])[] = [
  ['check boxes', box('Extra', 'a', 'checked') + box('Extra', 'b'), '30'],
  [
    'radio buttons',
    ['a checked', 'b'].map((one) => `<input type="radio" name="form[Extra]" value=${one}>`).join(''),
    '20',
  ],
  [
    'a select with a marked option',
    '<select name="form[Extra][]"><option value="b">b<option value="a" selected>a</select>',
    '20',
  ],
  ['a select that shows its first option', '<select name="form[Extra][]"><option>a<option>b</select>', '20'],
  ['a multiple select', '<select multiple name="form[Extra][]"><option selected>a<option>b</select>', '30'],
];

/** Chooses "b" as a visitor does. */
function chooseSecond(page: FormPage): void {
  const second = page.form.querySelector('[name^="form[Extra]"][value="b"]');
  if (second instanceof HTMLInputElement) return second.click();
  const select = page.form.querySelector('select') as HTMLSelectElement;
  for (const option of select.options) if (option.value === 'b') option.selected = true;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('an option that is chosen by default and hidden by a condition', () => {
  for (const [kind, markup, second] of kinds) {
    it(`an option that is chosen by default and hidden by a condition is neither counted nor posted, and has its default when it is shown: ${kind}`, async () => {
      const page = await openExtra(markup);
      await holds(page, 'Total', '1,00');
      expect(posted(page)).to.deep.equal([]);

      choose(page, 'si');
      expect([total(page), posted(page)]).to.deep.equal(['11,00', ['a']]);

      chooseSecond(page);
      expect(total(page)).to.equal(`${Number(second) + 1},00`);
      choose(page, 'si');
      expect([total(page), posted(page)]).to.deep.equal(['1,00', []]);

      choose(page, 'si');
      expect([total(page), posted(page)]).to.deep.equal(['11,00', ['a']]);
    });

    it(`an option that is chosen by default and hidden by a condition is counted and posted where the condition retains it: ${kind}`, async () => {
      const page = await openExtra(markup, shownByBox({ retain: true }));
      await holds(page, 'Total', '11,00');
      expect(posted(page)).to.deep.equal(['a']);
    });
  }
});

describe('a field that a condition hides', () => {
  it('a field that a condition hides is not in the post of the visitor, and is in it again where the tag is gone', async () => {
    const page = await openExtra(input('Extra', 'type="text" value="5"'));
    expect([...((await page.press()) ?? new FormData()).keys()]).not.to.include('form[Extra]');
    const { form } = page;
    page.element.replaceWith(form);
    await Promise.resolve();
    expect(new FormData(form).get('form[Extra]')).to.equal('5');
  });

  it('a field that a condition hides is not posted where its controls alone are hidden', async () => {
    const page = await openExtra(input('Extra', 'type="text" value="5"'), shownByBox({ scope: 'field' }));
    expect(posted(page)).to.deep.equal([]);
    choose(page, 'si');
    expect(posted(page)).to.deep.equal(['5']);
  });

  it('a field that a condition hides takes the parts of a date and the hidden date with it', async () => {
    const parts = ['d', 'm', 'y'].map((part) => `<select name="form[Extra][${part}]"><option>1</select>`);
    const page = await openExtra(
      `${parts.join('')}<input type="hidden" name="hidden[3_Extra]" value="1/1/2027">`,
    );
    expect(posted(page)).to.deep.equal([]);
    choose(page, 'si');
    expect(posted(page)).to.deep.equal(['1', '1', '1', '1/1/2027']);
  });

  it('a field that a condition hides is posted all the same where the server would else require a field that it hides', async () => {
    const hiddenByExtra = {
      action: 'hide',
      targets: ['Detalle'],
      when: [{ field: 'Extra', operator: 'is', value: 'a' }],
    };
    const page = await openFormPage(
      totalsPage({
        controls:
          box('Mostrar', 'si') + extra(box('Extra', 'a', 'checked')) + input('Detalle') + input('Total'),
        calculations: [{ target: 'Total', expression: '{Extra:value} + 1', ...spanish }],
        fields: [{ name: 'Extra', prices }],
        conditions: [shownByBox(), hiddenByExtra],
      }),
    );
    await holds(page, 'Total', '1,00');
    expect(posted(page)).to.deep.equal(['a']);
  });

  it('a field that a condition hides is not among the values that the element tells', async () => {
    const page = await openExtra(box('Extra', 'a', 'checked'));
    expect(page.element.values().has('Extra')).to.equal(false);
    choose(page, 'si');
    expect(page.element.values().get('Extra')).to.deep.equal(['a']);
  });

  it('a field that a condition hides counts nothing after a reset, and its default where that shows it', async () => {
    const page = await openExtra(box('Extra', 'a', 'checked'));
    await holds(page, 'Total', '1,00');
    choose(page, 'si');
    expect(total(page)).to.equal('11,00');
    HTMLFormElement.prototype.reset.call(page.form);
    await holds(page, 'Total', '1,00');
    expect(posted(page)).to.deep.equal([]);
  });

  it('a field that a condition hides counts nothing in other totals where it is a total itself', async () => {
    const page = await openFormPage(
      totalsPage({
        controls: box('Mostrar', 'si') + input('Extra') + input('Total'),
        calculations: [
          { target: 'Extra', expression: '5', ...spanish },
          { target: 'Total', expression: '{Extra:value} + 1', ...spanish },
        ],
        conditions: [shownByBox()],
      }),
    );
    await holds(page, 'Total', '1,00');
    choose(page, 'si');
    expect(total(page)).to.equal('6,00');
    choose(page, 'si');
    expect(total(page)).to.equal('1,00');
  });
});
