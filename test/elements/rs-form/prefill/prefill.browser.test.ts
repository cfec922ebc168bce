import { expect } from '@open-wc/testing';
import { emptyStorage } from '../page-driver.js';
import { leaveLink, openLink, serverForm } from './prefill-page.js';

const text = (name: string, attributes = '') =>
  `<div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${name}</label>` +
  `<input name="form[${name}]" id="${name}" ${attributes}></div>`;
const entry = (field: string) => ({ field });

/** Opens a form with one field by a link, and returns what the form would post for it. */
async function fill(query: string, control: string, json: object = {}): Promise<readonly string[]> {
  const page = await openLink(query, serverForm(control), { prefill: [entry('Campo')], ...json });
  const names = [...new FormData(page.form).keys()].filter((name) => name.startsWith('form[Campo]'));
  return [...new Set(names)].flatMap((name) => page.posted(name));
}

beforeEach(emptyStorage);
afterEach(leaveLink);

describe('a form that a link fills in', () => {
  it('a form that a link fills in has the values in its fields, and in the hidden one of a campaign', async () => {
    const page = await openLink(
      'course=Yoga&utm_source=boletín',
      serverForm(`${text('Curso')}<input type="hidden" name="form[utm_source]">`),
      { prefill: [{ field: 'Curso', from: 'query', name: 'course' }, entry('utm_source')] },
    );
    expect(page.posted('form[Curso]')).to.deep.equal(['Yoga']);
    expect(page.posted('form[utm_source]')).to.deep.equal(['boletín']);
  });

  it('a form that a link fills in names what can be seen once, politely, in one sentence', async () => {
    const page = await openLink(
      'Curso=Yoga&Nivel=alto&utm_source=x',
      serverForm(`${text('Curso')}${text('Nivel')}<input type="hidden" name="form[utm_source]">`),
      { prefill: ['Curso', 'Nivel', 'utm_source'].map(entry) },
    );
    expect(page.said()).to.equal('Campos ya rellenados: Curso y Nivel.');
  });

  it('a form that a link fills in says nothing where only hidden fields are filled in', async () => {
    const page = await openLink('', serverForm(text('Curso')), { prefill: [entry('Curso')] });
    expect(page.said()).to.equal('');
  });

  it('a form that a link fills in takes nothing that the author does not list', async () => {
    const page = await openLink('Curso=Yoga', serverForm(text('Curso')), { prefill: [] });
    expect(page.posted('form[Curso]')).to.deep.equal(['']);
  });

  it('a form that a link fills in dispatches the events of typing, and is not started before the visitor comes', async () => {
    const page = await openLink('Curso=Yoga', serverForm(text('Curso')), { prefill: [entry('Curso')] });
    expect(page.events.slice(0, 2)).to.deep.equal(['input form[Curso]', 'change form[Curso]']);
    expect(page.events).not.to.include('rs-form-started');
    page.control('form[Curso]').focus();
    expect(page.events).to.include('rs-form-started');
  });

  it('a form that a link fills in shows and hides by the values, and fills in the fields that are shown by then', async () => {
    const conditions = [{ targets: ['Empresa'], when: [{ field: 'Tipo', value: 'empresa' }] }];
    const form = serverForm(text('Tipo') + text('Empresa'));
    const open = (...names: string[]) =>
      openLink('Tipo=empresa&Empresa=Acme', form, { prefill: names.map(entry), conditions } as never);
    const shown = await open('Tipo', 'Empresa');
    expect(shown.control('form[Empresa]').checkVisibility()).to.equal(true);
    expect(shown.posted('form[Empresa]')).to.deep.equal(['Acme']);
    const hidden = await open('Empresa', 'Tipo');
    expect(hidden.control('form[Empresa]').value, 'it was hidden at its turn').to.equal('');
  });

  it('a form that a link fills in counts the values in totals', async () => {
    const page = await openLink('Precio=12.5', serverForm(text('Precio') + text('Total', 'readonly')), {
      prefill: [entry('Precio'), { field: 'Total', name: 'Precio' }],
      calculations: [{ target: 'Total', expression: '{Precio:value} * 2' }],
    } as never);
    expect(page.control('form[Total]').value).to.equal('25.00');
  });

  it('a form that a link fills in takes the first source with a value that fits', async () => {
    const page = await openLink('a=nada&b=2', serverForm(text('Campo', 'type="number"')), {
      prefill: ['a', 'b', 'fin'].map((name) => ({ field: 'Campo', name })),
    });
    expect(page.posted('form[Campo]')).to.deep.equal(['2']);
  });
});

describe('a value from a link', () => {
  const select = (options: string, attributes = '') =>
    `<select name="form[Campo][]" ${attributes}>${options}</select>`;
  const boxes = (type: string, ...values: string[]) =>
    values.map((value) => `<input type="${type}" name="form[Campo][]" value="${value}">`).join('');
  const options =
    '<option value="">-</option><option value="a">A</option><option value="b" disabled>B</option>';
  const rows: readonly (readonly [string, string, string, readonly string[], object?])[] = [
    ['chooses an option that exists', 'Campo=a', select(options), ['a']],
    ['chooses no option that does not exist', 'Campo=c', select(options), ['']],
    ['chooses no option that is disabled', 'Campo=b', select(options), ['']],
    [
      'chooses several options of a list',
      'Campo=a&Campo=c',
      select('<option>a<option>b<option>c', 'multiple'),
      ['a', 'c'],
    ],
    ['presses a radio button', 'Campo=b&Campo=a', boxes('radio', 'a', 'b'), ['b']],
    ['presses no radio button that does not exist', 'Campo=c', boxes('radio', 'a', 'b'), []],
    ['ticks boxes', 'Campo=c&Campo=a', boxes('checkbox', 'a', 'b', 'c'), ['a', 'c']],
    [
      'ticks no more boxes than allowed',
      'Campo=c&Campo=a',
      boxes('checkbox', 'a', 'b', 'c'),
      [],
      { pages: [{ fields: [{ name: 'Campo', maxSelections: 1 }] }] },
    ],
    [
      'fits the type',
      'Campo=ana%40example.org',
      '<input type="email" name="form[Campo]">',
      ['ana@example.org'],
    ],
    ['of another type is ignored', 'Campo=ana', '<input type="email" name="form[Campo]">', ['']],
    ['that is no number is ignored', 'Campo=1e', '<input type="number" name="form[Campo]">', ['']],
    ['beyond a bound is ignored', 'Campo=11', '<input type="number" max="10" name="form[Campo]">', ['']],
    ['off a slider is ignored', 'Campo=11', '<input type="range" max="10" name="form[Campo]">', ['5']],
    ['on a slider counts', 'Campo=7', '<input type="range" max="10" name="form[Campo]">', ['7']],
    ['that breaks the pattern is ignored', 'Campo=12', '<input pattern="[a-z]+" name="form[Campo]">', ['']],
    ['that is too long is ignored', 'Campo=abcd', '<input maxlength="3" name="form[Campo]">', ['']],
    ['that is too short is ignored', 'Campo=ab', '<input minlength="3" name="form[Campo]">', ['']],
    ['with a line break is ignored', 'Campo=a%0D%0ABcc:x', '<input type="hidden" name="form[Campo]">', ['']],
    [
      'may have line breaks in a text area',
      'Campo=a%0Ab',
      '<textarea name="form[Campo]"></textarea>',
      ['a\nb'],
    ],
    ['is text and never markup', 'Campo=%3Cb%3Ex', '<textarea name="form[Campo]"></textarea>', ['<b>x']],
    [
      'sets a split date',
      'Campo=24/12/2027',
      '<select name="form[Campo][d]"><option value="">D<option>24</select><select name="form[Campo][m]"><option value="">M<option>12</select><select name="form[Campo][y]"><option value="">Y<option>2027</select>',
      ['24', '12', '2027'],
    ],
    [
      'sets no half of a split date',
      'Campo=24/13',
      '<select name="form[Campo][d]"><option value="">D<option>24</select><select name="form[Campo][m]"><option value="">M<option>12</select>',
      ['', ''],
    ],
    [
      'stays out of a field with a value of the server',
      'Campo=a',
      '<input value="b" name="form[Campo]">',
      ['b'],
    ],
    [
      'stays out of a list with an option of the server',
      'Campo=a',
      select('<option>a<option selected>b'),
      ['b'],
    ],
    [
      'stays out of boxes that the server has ticked',
      'Campo=a',
      boxes('checkbox', 'a') + '<input type="checkbox" name="form[Campo][]" value="b" checked>',
      ['b'],
    ],
    ['stays out of a password', 'Campo=a', '<input type="password" name="form[Campo]">', ['']],
    ['stays out of a file', 'Campo=a', '<input type="file" name="form[Campo]" disabled>', []],
    ['stays out of a captcha', 'Campo=a', '<input name="form[Campo]" id="captchaTxt9">', ['']],
    [
      'stays out of a field for bots',
      'Campo=a',
      '<div aria-hidden="true"><input name="form[Campo]"></div>',
      [''],
    ],
    [
      'stays out of a one-time code',
      'Campo=a',
      '<input autocomplete="one-time-code" name="form[Campo]">',
      [''],
    ],
    ['stays out of a read-only field', 'Campo=a', '<input readonly name="form[Campo]">', ['']],
  ];
  for (const [title, query, control, values, json] of rows)
    it(`a value from a link ${title}`, async () => {
      expect(await fill(query, control, json)).to.deep.equal(values);
    });
});
