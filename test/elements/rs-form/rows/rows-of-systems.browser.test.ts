import { expect } from '@open-wc/testing';
import { until } from '../../../shared/until.js';
import { guest, guestForm, openRows, type RowsPage } from './rows-page.js';

const names = (page: RowsPage) => page.posted().map(([name]) => name);

/** Returns RSForm's markup of rows with these numbers. */
function rsformRows(numbers: readonly number[]): string {
  return numbers
    .map(
      (number) => `<div data-repeat-row>
    <div class="rsform-block rsform-block-name-${number}"><label for="name_${number}">Name</label>
      <div class="formControls"><input id="name_${number}" name="form[name_${number}]"><span class="formValidation"><span id="component1${number}" class="formNoError">Write a name.</span></span></div></div>
    <div class="rsform-block rsform-block-kind-${number}"><div role="group" class="formControls">
      <label><input type="radio" name="form[kind_${number}]" value="child" checked> Child</label>
      <label><input type="radio" name="form[kind_${number}]" value="adult"> Adult</label></div></div></div>`,
    )
    .join('');
}

const rsform = (rows: string) =>
  `<form method="post" action="/x"><fieldset id="guests">${rows}</fieldset>
    <input type="hidden" name="form[formId]" value="1"><button type="submit" name="form[Send]">Send</button></form>`;

describe('rows in the markup of different servers', () => {
  it('RSForm gets the numbers behind its names, and each row has its own radio buttons', async () => {
    const page = await openRows({ markup: rsform(rsformRows([1, 2])), json: { formId: 1 }, attributes: '' });
    page.find('[name="form[kind_2]"][value="adult"]').click();
    await page.press(page.add(), 3);
    page.find('[name="form[kind_3]"][value="adult"]').click();
    await page.press(page.remove(1), 2);
    const kinds = page.posted().filter(([name]) => name.includes('kind'));
    expect({ names: names(page).filter((name) => name.includes('name')), kinds }).to.deep.equal({
      names: ['form[name_1]', 'form[name_2]'],
      kinds: [
        ['form[kind_1]', 'adult'],
        ['form[kind_2]', 'adult'],
      ],
    });
    await page.press(page.undo(), 3);
    expect(page.posted().filter(([name]) => name.includes('kind'))).to.deep.equal([
      ['form[kind_1]', 'child'],
      ['form[kind_2]', 'adult'],
      ['form[kind_3]', 'adult'],
    ]);
  });

  it('Django gets the number of forms, and a new row is a copy of its template', async () => {
    const row = (number: string) =>
      `<input name="guests-${number}-name" id="id_guests-${number}-name" value="new">`;
    const page = await openRows({
      markup: `<form method="post" action="/x"><input type="hidden" name="guests-TOTAL_FORMS" value="1">
        <fieldset id="guests"><div data-repeat-row>${row('0')}</div><template data-repeat-row><div data-repeat-row>${row('__prefix__')}</div></template></fieldset>
        <button type="submit">Send</button></form>`,
    });
    page.type('guests-0-name', 'Ana');
    await page.press(page.add(), 2);
    const total = () => page.find('[name="guests-TOTAL_FORMS"]').value;
    expect({ posted: page.posted(), id: page.rows()[1]?.querySelector('input')?.id }).to.deep.equal({
      posted: [
        ['guests-TOTAL_FORMS', '2'],
        ['guests-0-name', 'Ana'],
        ['guests-1-name', 'new'],
      ],
      id: 'id_guests-1-name',
    });
    await page.press(page.remove(1), 1);
    const after = total();
    await page.press(page.undo(), 2);
    expect({ after, undone: total() }).to.deep.equal({ after: '1', undone: '2' });
  });

  it('PHP gets a list of values from names without a number', async () => {
    const row = (id: number) =>
      `<p class="guest"><label for="g${id}">Name</label> <input id="g${id}" name="guest[]"></p>`;
    const page = await openRows({ markup: guestForm(row(1) + row(2)) });
    const inputs = () => page.rows().map((one) => one.querySelector('input') as HTMLInputElement);
    inputs().forEach((input, index) => (input.value = ['Ana', 'Eva'][index] ?? ''));
    await page.press(page.add(), 3);
    (inputs()[2] as HTMLInputElement).value = 'Leo';
    await page.press(page.remove(1), 2);
    expect({ posted: page.posted(), labels: inputs().map(({ labels }) => labels?.length) }).to.deep.equal({
      posted: [
        ['guest[]', 'Eva'],
        ['guest[]', 'Leo'],
      ],
      labels: [1, 1],
    });
  });

  it('rows whose numbers have gaps keep them', async () => {
    const page = await openRows({ markup: guestForm(guest(0) + guest(4) + guest(7)) });
    await page.press(page.remove(2), 2);
    await page.press(page.add(), 3);
    expect([...new Set(names(page).map((name) => /\d/.exec(name)?.[0]))]).to.deep.equal(['0', '7', '8']);
  });

  it('headings of the rows count them', async () => {
    const row = (index: number) =>
      `<fieldset class="guest"><legend>Guest ${index + 1}</legend><input name="guests[${index}][name]" aria-label="Name"></fieldset>`;
    const page = await openRows({ markup: guestForm(row(0) + row(1)) });
    await page.press(page.add(), 3);
    const legends = () => page.rows().map((one) => one.querySelector('legend')?.textContent);
    const withThird = legends();
    await page.press(page.remove(2), 2);
    expect({ withThird, after: legends(), button: page.remove(2)?.ariaLabel }).to.deep.equal({
      withThird: ['Guest 1', 'Guest 2', 'Guest 3'],
      after: ['Guest 1', 'Guest 2'],
      button: 'Remove: Guest 2',
    });
  });

  it('a row that a script of the page adds has a button too', async () => {
    const page = await openRows({ markup: guestForm(guest(0)) });
    const template = document.createElement('template');
    template.innerHTML = guest(1, 'Eva');
    page.rows()[0]?.after(template.content);
    await until(() => page.remove(2) !== null, 'the button of the second row');
    expect(page.rows().map((one) => one.querySelectorAll('.rs-form-row-remove').length)).to.deep.equal([
      1, 1,
    ]);
  });
});

describe('calendars and files in rows', () => {
  it('a new row has a calendar and a list of files of its own', async () => {
    const row = (index: number) => `<div class="guest">
      <p><label for="b${index}">Birth</label> <input id="b${index}" name="guests[${index}][birth]"></p>
      <p><label for="f${index}">Photo</label> <input type="file" id="f${index}" name="guests[${index}][photo]"></p></div>`;
    const page = await openRows({
      markup: guestForm(row(0)).replace('<form', '<form enctype="multipart/form-data"'),
      json: { pages: [{ fields: [{ name: 'guests[0][birth]', type: 'calendar' }] }] },
    });
    const tags = () => page.rows().map((one) => one.querySelectorAll('rs-calendar, rs-uploads').length);
    await until(() => tags().join() === '2', 'the tags of the first row');
    await page.press(page.add(), 2);
    await until(() => tags().join() === '2,2', 'the tags of both rows');
    await page.press(page.remove(1), 1);
    await until(() => tags().join() === '2', 'the tags of the row that is left');
    expect(page.posted().map(([name]) => name)).to.deep.equal(['guests[0][birth]', 'guests[0][photo]']);
  });
});

describe('rows in a page whose scripts change it', () => {
  it('buttons that came with a copy of the form go, and there is one that adds a row', async () => {
    const copied = '<button type="button" class="rs-form-row-remove">Remove</button></div>';
    const tools =
      '<div class="rs-form-row-tools"><button type="button" class="rs-form-row-add">Add</button></div>';
    const row = `${guest(0).trimEnd().slice(0, -'</div>'.length)}${copied}`;
    const page = await openRows({ markup: guestForm(row + tools) });
    await until(() => page.remove(1) === null, 'no button of the copy');
    expect(page.form.querySelectorAll('.rs-form-row-add')).to.have.lengthOf(1);
    await page.press(page.add(), 2);
  });

  it('buttons come back that a morph removes, and the fields keep their text', async () => {
    const page = await openRows({ markup: guestForm(guest(0) + guest(1)) });
    await until(() => page.remove(2) !== null, 'the buttons of the rows');
    page.type('guests[1][name]', 'Eva');
    for (const one of page.form.querySelectorAll('.rs-form-row-tools, .rs-form-row-remove')) one.remove();
    await until(() => page.remove(1) !== null && page.add() !== null, 'the buttons again');
    await page.press(page.remove(1), 1);
    expect(page.posted()[0]).to.deep.equal(['guests[0][name]', 'Eva']);
  });

  it('a form that is replaced has the buttons of its own rows', async () => {
    const page = await openRows({ markup: guestForm(guest(0) + guest(1)) });
    const template = document.createElement('template');
    template.innerHTML = guestForm(guest(0, 'Ana') + guest(1) + guest(2));
    page.form.replaceWith(template.content);
    const count = () => page.element.querySelectorAll('.rs-form-row-remove').length;
    await until(() => count() === 3, 'three buttons');
    expect(page.element.querySelectorAll('.rs-form-row-add')).to.have.length(1);
  });
});

const fields = [
  { name: 'name', type: 'text', caption: 'Name', required: true },
  {
    name: 'diet',
    type: 'radio-group',
    caption: 'Diet',
    options: [{ value: 'any', selected: true }, { value: 'other' }],
  },
  { name: 'note', type: 'text', caption: 'Note' },
  { name: 'price', type: 'text', caption: 'Price', value: '5' },
];
const rendered = {
  formId: 1,
  pages: [
    {
      fields: [...fields, { name: 'total', type: 'text' }, { name: 'send', type: 'submit', caption: 'Send' }],
    },
  ],
  conditions: [{ targets: ['note'], when: [{ field: 'diet', value: 'other' }] }],
  calculations: [{ target: 'total', expression: 'sum({price:value})' }],
};
const repeat = { fields: ['name', 'diet', 'note', 'price'], label: 'Guests', min: 2, rowLabel: 'Guest {n}' };

describe('rows of a form from JSON', () => {
  it('a form from JSON has its fewest rows, and conditions, totals and defaults in each', async () => {
    const page = await openRows({ markup: '', repeat, json: rendered, attributes: '' });
    await page.press(page.add(), 3);
    page.find('[name="form[diet_3]"][value="other"]').click();
    expect({
      notes: page.shown().filter((name) => name.includes('note')),
      total: page.find('[name="form[total]"]').value,
      price: page.find('[name="form[price_3]"]').value,
      legend: page.form.querySelector('legend')?.textContent,
      row: page.rows()[2]?.querySelector('.rs-form-row-name')?.textContent,
    }).to.deep.equal({
      notes: ['form[note_3]'],
      total: '15.00',
      price: '5',
      legend: 'Guests',
      row: 'Guest 3',
    });
    await page.press(page.remove(1), 2);
    expect(page.shown().filter((name) => name.includes('note'))).to.deep.equal(['form[note_2]']);
  });

  it('a form from JSON has names with an index where the author wants them', async () => {
    const page = await openRows({
      markup: '',
      repeat: { ...repeat, names: 'index', min: 1 },
      json: rendered,
      attributes: '',
    });
    await page.press(page.add(), 2);
    page.find('[name="form[guests][1][diet]"][value="other"]').click();
    expect({
      names: names(page).filter((name) => name.includes('name')),
      shown: page.shown().filter((name) => name.includes('note')),
    }).to.deep.equal({
      names: ['form[guests][0][name]', 'form[guests][1][name]'],
      shown: ['form[guests][1][note]'],
    });
  });
});
