import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { formMembers } from '../../../shared/member-names.js';
import { tagWith } from '../profiles/open-form.js';
import { messageText } from '../../../shared/message-text.js';
import { recordConsole } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { guest, guestForm, openGroup, openRows } from './rows-page.js';

const nested = `<form method="post" action="/x"><div id="tables"><div><fieldset id="guests">${guest(0)}</fieldset></div></div>
  <button type="submit">Send</button></form>`;

describe('mistakes of an author in rows', () => {
  const mistakes = [
    [
      'more fewest rows than most rows',
      { min: 5, max: 2 },
      {},
      'repeats[0].min: found 5, expected a number up to 2, the most rows',
    ],
    ['a most of no row', { max: 0 }, {}, 'repeats[0].max: found 0, expected a whole number from 1'],
    [
      'a group that the form does not have',
      { group: 'guest' },
      {},
      'repeats[0].group: found "guest", expected the id of an element in the form',
    ],
    [
      'a group without a field',
      {},
      { markup: guestForm('<p>Nobody</p>') },
      'repeats[0].group: found "guests" without a field, expected a row with a field, or a template of one',
    ],
  ] as const;
  for (const [title, repeat, setting, expected] of mistakes)
    it(`the console names ${title}, and the form stays as the server sent it`, async () => {
      const record = recordConsole();
      const page = await openGroup({ repeat, ...setting });
      await until(() => record.errors.length > 0, 'the message');
      record.stop();
      expect({
        said: record.errors.map(messageText),
        buttons: page.form.querySelectorAll('.rs-form-row-add').length,
      }).to.deep.equal({ said: [`ConfigError: <rs-form> JSON at ${expected}`], buttons: 0 });
    });

  it('the console names a group inside of a group, and the rows outside have buttons', async () => {
    const record = recordConsole();
    const page = await openGroup({
      markup: nested,
      json: { repeats: [{ group: 'tables' }, { group: 'guests' }] },
    });
    await until(() => record.errors.length > 0, 'the message');
    record.stop();
    const expected =
      'repeats[1].group: found "guests" inside of "tables", expected groups beside one another';
    expect({
      said: record.errors.map(messageText),
      inside: page.form.querySelectorAll('#guests .rs-form-row-add').length,
      outside: page.form.querySelectorAll('.rs-form-row-add').length,
    }).to.deep.equal({ said: [`ConfigError: <rs-form> JSON at ${expected}`], inside: 0, outside: 1 });
  });

  it('the console names fields of a group that are apart, and the form is rendered without rows', async () => {
    const record = recordConsole();
    const fields = [
      { name: 'a', type: 'text' },
      { name: 'b', type: 'text' },
      { name: 'c', type: 'submit' },
    ];
    const json = { formId: 1, pages: [{ fields }], repeats: [{ group: 'guests', fields: ['a', 'c'] }] };
    const page = await openGroup({ markup: '', json, attributes: '' });
    await until(() => record.errors.length > 0, 'the message');
    record.stop();
    expect(record.errors.map(messageText)).to.deep.equal([
      'ConfigError: <rs-form> JSON at repeats[0].fields: found ["a","c"], expected the names of fields that follow one another on a page, of no other group',
    ]);
    expect(page.shown()).to.deep.equal(['form[a]', 'form[b]']);
  });

  it('the console names a missing field of a form from JSON, and no field of its rows', async () => {
    const record = recordConsole();
    const fields = [
      { name: 'diet', type: 'text' },
      { name: 'price', type: 'text' },
      { name: 'total', type: 'text' },
      { name: 'send', type: 'submit', caption: 'Send' },
    ];
    const page = await openRows({
      markup: '',
      attributes: '',
      repeat: { fields: ['diet', 'price'], min: 2 },
      json: {
        formId: 1,
        pages: [{ fields }],
        conditions: [{ targets: ['price', 'nothing'], when: [{ field: 'diet', value: 'x' }] }],
        calculations: [{ target: 'total', expression: 'sum({price:value})' }],
      },
    });
    page.type('form[diet_1]', 'x');
    await until(() => record.errors.length > 0, 'the message');
    record.stop();
    expect(record.errors.map((line) => line.split(', expected')[0])).to.deep.equal([
      'ConfigError: <rs-form> JSON at conditions[0].targets[1]: found "nothing"',
    ]);
  });

  it('five hundred rows have their buttons, and one more is added', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => guest(index, 'Ana')).join('');
    const page = await openRows({ markup: guestForm(rows) });
    await until(() => page.remove(500) !== null, 'the last button');
    const kept = [1, 250, 500].map((place) => page.remove(place));
    await page.press(page.add(), 501);
    expect(document.activeElement?.getAttribute('name')).to.equal('guests[500][name]');
    // Taken out and put back, they cost a layout of the whole group.
    expect([1, 250, 500].map((place) => page.remove(place))).to.deep.equal(kept);
  });

  it('the labels of five hundred rows are not read one by one, for each of which Chromium reads the document', async () => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'labels') as PropertyDescriptor;
    let reads = 0;
    Object.defineProperty(HTMLInputElement.prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        reads += 1;
        return own.get?.call(this) as NodeListOf<HTMLLabelElement>;
      },
    });
    try {
      const rows = Array.from({ length: 500 }, (_, index) => guest(index, 'Ana')).join('');
      const summary = '<div class="alert-danger">Too many guests</div>';
      const page = await openRows({ markup: guestForm(rows, summary), attributes: 'markup="django"' });
      const list = () => page.element.shadowRoot?.querySelector('[part~="error-summary"]');
      await until(() => Boolean(list()?.checkVisibility()), 'the list of errors');
    } finally {
      Object.defineProperty(HTMLInputElement.prototype, 'labels', own);
    }
    expect(reads).to.be.below(100);
  });

  it('fields with the names of members of a form do not disturb its rows', async () => {
    const members = formMembers().map((name) => `<input name="${name}" value="mine">`);
    const json = { repeats: [{ group: 'guests' }] };
    const tag = tagWith(guestForm(guest(0), members.join('')), json, 'markup="plain"');
    const wrapper = await fixture<HTMLElement>(html`<div lang="en">${unsafeStatic(tag)}</div>`);
    const press = async (kind: string, count: number) => {
      const find = () => wrapper.querySelector<HTMLElement>(`.rs-form-row-${kind}`);
      await until(() => find() !== null, kind);
      find()?.click();
      await until(() => wrapper.querySelectorAll('.guest').length === count, `${count} rows`);
    };
    await press('add', 2);
    await press('remove', 1);
    await press('undo', 2);
  });
});
