import { expect } from '@open-wc/testing';
import { appears } from '../../../shared/appears.js';
import {
  find,
  formTag,
  openHelpers,
  reset,
  takeAway,
  withFields,
  type FieldMarkup,
} from './field-helpers-page.js';
import { openFormPage, type FormPage } from '../page-driver.js';
import { liveRegions } from '../../../shared/announced.js';

const label = '<label for="consulta">Tu consulta</label>';
const counted = (attributes: string, text = '', counter = '<p id="rsfp-counter-15">0</p>'): FieldMarkup => ({
  alias: 'consulta',
  componentId: 15,
  caption: label,
  controls: `<textarea name="form[consulta]" id="consulta" ${attributes}>${text}</textarea>${counter}`,
});

const counterOf = (page: FormPage) => find(page, '[id^="rsfp-counter-"]').textContent;

function open(field: FieldMarkup, counter: string, json: object = {}): Promise<FormPage> {
  return openHelpers([field], json, { selector: '[id^="rsfp-counter-"]', text: counter });
}

describe('a character counter', () => {
  it('a character counter follows the typed text, with the limit where there is one', async () => {
    const page = await open(counted('maxlength="50"'), '0/50');
    page.type('consulta', 'Hola');
    expect(counterOf(page)).to.equal('4/50');
  });

  it('a character counter shows the length alone without a limit, and begins with what the server sent', async () => {
    const page = await open(counted('', 'Hola'), '4');
    page.type('consulta', 'Hola.');
    expect(counterOf(page)).to.equal('5');
  });

  it('a character counter counts an emoji once and a line break twice, as the server does', async () => {
    const page = await open(counted('maxlength="50"'), '0/50');
    page.type('consulta', 'a\n👍');
    expect(counterOf(page)).to.equal('4/50');
  });

  it('a character counter counts what a reader takes for one letter where the author wants it', async () => {
    const json = withFields({ name: 'consulta', countUnit: 'graphemes' });
    const page = await open(counted('maxlength="50"'), '0/50', json);
    page.type('consulta', '👨‍👩‍👧');
    expect(counterOf(page)).to.equal('1/50');
  });

  it('a character counter shows a hostile text as a number only (value-01)', async () => {
    const page = await open(counted('maxlength="90"'), '0/90');
    page.type('consulta', '<script>__pwned=1</script>');
    expect(counterOf(page)).to.equal('26/90');
  });

  it('a character counter describes its field, and goes back to what the server sent', async () => {
    const page = await open(counted('maxlength="50" aria-describedby="tip"'), '0/50');
    const area = page.type('consulta', 'Hola');
    expect(area.getAttribute('aria-describedby')).to.equal('tip rsfp-counter-15');

    await takeAway(page);
    expect(counterOf(page)).to.equal('0');
    expect(area.getAttribute('aria-describedby')).to.equal('tip');
  });

  it('a character counter is made where the JSON asks for one and the server rendered none', async () => {
    const json = withFields({ name: 'consulta', countUnit: 'characters' });
    const page = await open(counted('maxlength="50"', '', ''), '0/50', json);
    expect(find(page, '[id="rsfp-counter-15"]').previousElementSibling?.id).to.equal('consulta');

    await takeAway(page);
    expect(find(page, '[id="rsfp-counter-15"]')).to.equal(null);
  });

  it('a character counter is made where only the server’s handler asks for one', async () => {
    Object.assign(window, { RSFormPro: { showCounter: () => undefined } });
    const page = await open(counted('oninput="RSFormPro.showCounter(this,77)"', 'Hola', ''), '4');
    page.type('consulta', 'Hola.');
    expect(find(page, '[id="rsfp-counter-77"]').textContent).to.equal('5');
    Reflect.deleteProperty(window, 'RSFormPro');
  });

  it('a character counter does not count half-composed text', async () => {
    const page = await open(counted('maxlength="50"'), '0/50');
    const area = find<HTMLTextAreaElement>(page, '#consulta');
    area.value = 'にほ';
    area.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(counterOf(page)).to.equal('0/50');
    area.value = '日本';
    area.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(counterOf(page)).to.equal('2/50');
  });

  it('a character counter follows a reset', async () => {
    const page = await open(counted('maxlength="50"', 'Hola'), '4/50');
    page.type('consulta', 'Buenos días');
    expect(counterOf(page)).to.equal('11/50');
    await reset(page);
    expect(counterOf(page)).to.equal('4/50');
  });

  it('a character counter counts two fields whose names are hostile, each on its own', async () => {
    const field = (name: string, id: number): FieldMarkup => ({
      alias: `campo-${id}`,
      componentId: id,
      controls: `<input type="text" name="form[${name}]" id="c${id}"><p id="rsfp-counter-${id}">0</p>`,
    });
    const page = await openHelpers(
      [field('__proto__', 1), field('submit', 2)],
      {},
      { selector: '#rsfp-counter-2' },
    );
    await appears(page.form, '[aria-describedby="rsfp-counter-2"]');
    page.type('c1', 'uno');
    expect(find(page, '#rsfp-counter-1').textContent).to.equal('3');
    expect(find(page, '#rsfp-counter-2').textContent).to.equal('0');
  });
});

describe('announcements of a counter', () => {
  it('the announcement of a counter is nothing far from the limit, and the remaining number near it', async () => {
    const page = await open(counted('maxlength="50"'), '0/50');
    page.type('consulta', 'a'.repeat(29));
    expect(page.said()).not.to.contain('queda');
    page.type('consulta', 'a'.repeat(35));
    expect(page.said()).to.contain('Te quedan 15 caracteres.');
  });

  it('the announcement of a counter comes with a pause, and then with the newest count only', async () => {
    const page = await open(counted('maxlength="50"'), '0/50');
    for (const length of [40, 45, 49]) page.type('consulta', 'a'.repeat(length));
    expect(page.said()).to.contain('Te quedan 10 caracteres.');
    await appears(liveRegions(), '[aria-live="polite"]', 'Te queda 1 carácter.');
  });

  it('the announcement of a counter is nothing about text that nobody typed', async () => {
    const page = await openFormPage(formTag([counted('maxlength="5"', 'Hola')]));
    await appears(page.form, '[id^="rsfp-counter-"]', '4/5');
    expect(page.said().trim()).to.equal('');
  });
});
