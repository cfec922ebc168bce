import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { readShown } from '../../../../elements/rs-form/masks/write-by-edit.dom.js';
import { loadAxe, partRules, violationsOf } from '../../../shared/axe.js';
import { announced } from '../../../shared/announced.js';
import { until } from '../../../shared/until.js';
import { guest, guestForm, openRows } from './rows-page.js';

describe('rows that a visitor adds and removes', () => {
  it('a button adds an empty row with names and ids of its own, and leads to its first field', async () => {
    const page = await openRows({ markup: guestForm(guest(0, 'Ana')) });
    await page.press(page.add(), 2);
    expect(page.posted().map(([name, value]) => `${name}=${String(value)}`)).to.deep.equal([
      'guests[0][name]=Ana',
      'guests[0][diet]=any',
      'guests[0][note]=',
      'guests[0][price]=',
      'guests[1][name]=',
      'guests[1][diet]=any',
      'guests[1][note]=',
      'guests[1][price]=',
    ]);
    const [, added] = page.rows();
    const price = page.find('[name="guests[1][price]"]');
    const described = price.getAttribute('aria-describedby') ?? '';
    expect({
      focused: document.activeElement?.getAttribute('name'),
      row: added?.getAttribute('aria-label'),
      label: price.labels?.[0]?.textContent,
      description: added?.querySelector(`[id="${described}"]`)?.textContent,
      ids: new Set([...page.form.querySelectorAll('[id]')].map(({ id }) => id)).size,
    }).to.deep.equal({
      focused: 'guests[1][name]',
      row: 'Guest 2',
      label: 'Price',
      description: 'In euros',
      ids: page.form.querySelectorAll('[id]').length,
    });
  });

  it('a row is removed at once, the others get its number, and Undo restores it with its values', async () => {
    const page = await openRows({ markup: guestForm(guest(0, 'Ana') + guest(1, 'Eva') + guest(2, 'Leo')) });
    page.find<HTMLSelectElement>('[name="guests[1][diet]"]').value = 'other';
    await page.press(page.remove(2), 2);
    const names = () =>
      page
        .posted()
        .filter(([name]) => name.endsWith('[name]'))
        .map(([, value]) => value);
    const after = names();
    const numbers = page.posted().map(([name]) => /\d/.exec(name)?.[0]);
    const focusedAfter = document.activeElement?.getAttribute('aria-label');
    expect({ after, numbers: [...new Set(numbers)], focusedAfter, said: announced().join() }).to.deep.equal({
      after: ['Ana', 'Leo'],
      numbers: ['0', '1'],
      focusedAfter: 'Guest 1',
      said: 'Guest 2 was removed.',
    });
    await page.press(page.undo(), 3);
    expect({
      restored: names(),
      diet: page.find<HTMLSelectElement>('[name="guests[1][diet]"]').value,
      focused: document.activeElement?.getAttribute('aria-label'),
      undo: page.undo(),
    }).to.deep.equal({
      restored: ['Ana', 'Eva', 'Leo'],
      diet: 'other',
      focused: 'Remove: Guest 2',
      undo: null,
    });
  });

  it('the fewest rows have no button to remove them, and the most rows say why there are no more', async () => {
    const page = await openRows({
      repeat: { max: 2, addLabel: 'Add a guest', removeLabel: 'Remove guest {n}' },
    });
    expect({ label: page.add().textContent, remove: page.remove(1) }).to.deep.equal({
      label: 'Add a guest',
      remove: null,
    });
    await page.press(page.add(), 2);
    const reason = page.form.querySelector('.rs-form-row-limit');
    expect({
      remove: page.remove(2)?.textContent,
      isDisabled: page.add().ariaDisabled,
      described: page.add().getAttribute('aria-describedby') === reason?.id,
      reason: reason?.textContent,
    }).to.deep.equal({
      remove: 'Remove guest 2',
      isDisabled: 'true',
      described: true,
      reason: 'No more can be added (at most 2).',
    });
    page.add().click();
    expect({ rows: page.rows().length, said: announced().at(-1) }).to.deep.equal({
      rows: 2,
      said: 'No more can be added (at most 2).',
    });
  });

  it('all rows can be removed where none is needed, and a new one comes back in their place', async () => {
    const page = await openRows({ repeat: { min: 0 } });
    page.type('guests[0][name]', 'Ana');
    await page.press(page.remove(1), 0);
    expect(document.activeElement).to.equal(page.add());
    await page.press(page.add(), 1);
    expect(page.posted()[0]).to.deep.equal(['guests[0][name]', '']);
  });

  it('a condition of a row reads the field of its row, and one outside any row', async () => {
    const show = (target: string) => ({
      targets: [target],
      when: [{ field: 'guests[0][diet]', operator: 'is', value: 'other' }],
    });
    const page = await openRows({
      markup: guestForm(guest(0) + guest(1), '<p><label>Cook <input name="cook"></label></p>'),
      json: { conditions: [show('guests[0][note]'), show('cook')] },
    });
    await page.press(page.add(), 3);
    expect(page.shown().filter((name) => /note|cook/.test(name))).to.deep.equal([]);
    page.type('guests[2][diet]', 'other');
    expect(page.shown().filter((name) => /note|cook/.test(name))).to.deep.equal(['guests[2][note]', 'cook']);
    await page.press(page.remove(1), 2);
    expect(page.shown().filter((name) => /note|cook/.test(name))).to.deep.equal(['guests[1][note]', 'cook']);
  });

  it('a total is the sum over the rows, also after a row is added and removed', async () => {
    const page = await openRows({
      markup: guestForm(guest(0) + guest(1), '<p><label>Total <input name="total" readonly></label></p>'),
      json: { calculations: [{ target: 'total', expression: 'sum({guests[0][price]:value}) * 2' }] },
    });
    const total = () => page.find('[name="total"]').value;
    page.type('guests[0][price]', '5');
    page.type('guests[1][price]', '7');
    const before = total();
    await page.press(page.add(), 3);
    page.type('guests[2][price]', '10');
    const withThird = total();
    await page.press(page.remove(1), 2);
    expect({ before, withThird, after: total() }).to.deep.equal({
      before: '24.00',
      withThird: '44.00',
      after: '34.00',
    });
  });

  it('a new row is checked before the form is sent', async () => {
    const page = await openRows({ markup: guestForm(guest(0, 'Ana')) });
    await page.press(page.add(), 2);
    page.find<HTMLButtonElement>('[type="submit"]').click();
    await until(() => page.find('[name="guests[1][name]"]').ariaInvalid === 'true', 'the error');
    expect(page.posts).to.have.length(0);
    page.type('guests[1][name]', 'Eva');
    page.find<HTMLButtonElement>('[type="submit"]').click();
    await until(() => page.posts.length === 1, 'the post');
  });

  it('errors stay at their fields when a row is removed, and the focus is not moved to them', async () => {
    const page = await openRows({ markup: guestForm(guest(0) + guest(1) + guest(2, 'Leo')) });
    page.find<HTMLButtonElement>('[type="submit"]').click();
    await until(() => page.find('[name="guests[1][name]"]').ariaInvalid === 'true', 'the error');
    await page.press(page.remove(1), 2);
    await until(() => page.find('[name="guests[0][name]"]').ariaInvalid === 'true', 'the error again');
    expect({
      second: page.find('[name="guests[1][name]"]').ariaInvalid,
      focused: document.activeElement?.getAttribute('aria-label'),
    }).to.deep.equal({ second: null, focused: 'Guest 1' });
    page.type('guests[0][name]', 'Eva');
    await until(() => page.find('[name="guests[0][name]"]').ariaInvalid === null, 'no error');
  });

  it('a draft brings back rows that the page is sent without', async () => {
    const first = await openRows();
    await first.press(first.add(), 2);
    await first.press(first.add(), 3);
    first.type('guests[0][name]', 'Ana');
    first.type('guests[2][name]', 'Leo');
    first.element.remove();
    const page = await openRows({ isReopened: true });
    await until(() => page.rows().length === 3, 'three rows');
    await until(() => page.find('[name="guests[2][name]"]').value === 'Leo', 'the text of the third row');
    expect(page.find('[name="guests[0][name]"]').value).to.equal('Ana');
  });

  it('an element that is removed leaves no button and no name of a row behind', async () => {
    const page = await openRows({ markup: guestForm(guest(0) + guest(1)) });
    const { form, element } = page;
    await until(() => page.remove(2) !== null, 'the buttons of the rows');
    element.remove();
    await until(() => page.add() === null, 'no button');
    expect({
      buttons: form.querySelectorAll('[class^="rs-form"]').length,
      label: page.rows()[0]?.ariaLabel,
    }).to.deep.equal({
      buttons: 0,
      label: null,
    });
  });

  for (const scheme of ['light', 'dark'])
    it(`rows have no fault that a machine can find, in ${scheme} colours`, async () => {
      const axe = await loadAxe();
      document.documentElement.style.colorScheme = scheme;
      Object.assign(document.body.style, { background: 'Canvas', color: 'CanvasText' });
      const page = await openRows({
        markup: guestForm(guest(0) + guest(1)),
        repeat: { max: 2, rowLabel: 'Guest {n}' },
      });
      await until(() => page.remove(2) !== null, 'the buttons of the rows');
      const atMost = await violationsOf(axe, page.element, partRules);
      await page.press(page.remove(2), 1);
      const removed = await violationsOf(axe, page.element, partRules);
      expect({ atMost, removed }).to.deep.equal({ atMost: [], removed: [] });
      document.documentElement.style.colorScheme = '';
      Object.assign(document.body.style, { background: '', color: '' });
    });

  it('two presses of a script in one task add two rows', async () => {
    const page = await openRows();
    const add = page.add();
    add.click();
    await page.press(add, 3);
    expect(
      page
        .posted()
        .filter(([name]) => name.endsWith('[name]'))
        .map(([name]) => name),
    ).to.deep.equal(['guests[0][name]', 'guests[1][name]', 'guests[2][name]']);
  });

  it('the keyboard adds, removes and restores a row', async () => {
    const page = await openRows();
    page.add().focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.remove(2) !== null, 'the second row');
    page.remove(2)?.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => page.undo() !== null, 'the Undo button');
    page.undo()?.focus();
    await sendKeys({ press: 'Enter' });
    // `:focus` matches in Firefox only while the window is active, which has the pages of other tests too.
    const hasFocus = () => page.remove(2) !== null && document.activeElement === page.remove(2);
    await until(hasFocus, 'the focus on the button of the row');
  });

  it('a removed row is gone for good after a reset and after another row', async () => {
    const page = await openRows({ markup: guestForm(guest(0) + guest(1)) });
    await page.press(page.remove(2), 1);
    page.form.reset();
    await until(() => page.undo() === null, 'no Undo');
    await page.press(page.add(), 2);
    await page.press(page.remove(2), 1);
    await page.press(page.add(), 2);
    expect(page.undo()).to.equal(null);
  });

  it('a text in groups stays so in its row, and a new row has groups too', async () => {
    const page = await openRows({
      json: { pages: [{ fields: [{ name: 'guests[0][note]', mask: '99-99' }] }] },
    });
    const note = (row: number) => page.find(`[name="guests[${row}][note]"]`);
    await until(() => Object.hasOwn(note(0), 'value'), 'the mask');
    page.type('guests[0][note]', '1234');
    await page.press(page.add(), 2);
    await until(() => Object.hasOwn(note(1), 'value'), 'the mask of the second row');
    page.type('guests[1][note]', '5678');
    expect({
      shown: [readShown(note(0)), readShown(note(1))],
      plain: [note(0).value, note(1).value],
    }).to.deep.equal({
      shown: ['12-34', '56-78'],
      plain: ['1234', '5678'],
    });
  });
});
