import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import '../../../elements/rs-calendar/define.js';

type RsCalendar = HTMLElementTagNameMap['rs-calendar'];

/** Opens a form with a calendar that contains this markup. */
async function openForm(
  attributes: string,
  inside = '',
  input = '',
): Promise<readonly [HTMLInputElement, RsCalendar]> {
  document.querySelector('form')?.remove();
  const template = document.createElement('template');
  template.innerHTML = `<form lang="es"><label for="dia">Día</label><p id="nota">Solo por la tarde.</p>
    <input type="text" id="dia" ${input}><rs-calendar for="dia" ${attributes}>${inside}</rs-calendar></form>`;
  document.body.append(template.content);
  const element = document.querySelector('rs-calendar') as RsCalendar;
  await appears(element.shadowRoot as ShadowRoot, '[part="toggle"]');
  return [document.querySelector('#dia') as HTMLInputElement, element];
}

const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

/** Runs a task and returns the warnings on the console. */
async function warningsOf(task: () => Promise<unknown>): Promise<readonly string[]> {
  const { warn } = console;
  const heard: string[] = [];
  console.warn = (text: string) => heard.push(text);
  try {
    await task();
  } finally {
    console.warn = warn;
  }
  return heard;
}

describe('<rs-calendar> hint', () => {
  const year = new Date().getFullYear() + 1;

  it('the format of a date is shown by an example, which describes the field, and phones show digits for it', async () => {
    const [input] = await openForm('format="DD-MM-YYYY HH:mm"', '', 'aria-describedby="nota"');
    expect(described(input)).to.deep.equal(['Solo por la tarde.', `Por ejemplo: 24-12-${year} 10:30`]);
    expect(input.inputMode).to.equal('numeric');
    expect(input.placeholder).to.equal('');
  });

  it('the format of a date needs letters where the format has names', async () => {
    const [input] = await openForm('format="l j \\d\\e F \\d\\e Y"');
    expect(described(input)[0]).to.match(/^Por ejemplo: [A-ZÁÉ][a-záé]+ 24 de Diciembre de \d{4}$/);
    expect(input.hasAttribute('inputmode')).to.equal(false);
  });

  it('the format of a date is said in the author’s words where there are some, or not at all', async () => {
    const [input, element] = await openForm(
      'format="DD-MM-YYYY"',
      '<p slot="hint" id="forma">Día, mes y año.</p>',
    );
    expect(described(input)).to.deep.equal(['Día, mes y año.']);
    expect(element.querySelectorAll('[slot="hint"]:not([hidden])').length).to.equal(1);
    const [other] = await openForm('format="DD-MM-YYYY" without-hint');
    expect(other.hasAttribute('aria-describedby')).to.equal(false);
  });

  it('the format of a date is shown once where the page has an example of it', async () => {
    const nota = '<p id="ejemplo">Si te viene bien. Por ejemplo: 24-12-2027 10:30</p>';
    const [input, element] = await openForm(
      'format="DD-MM-YYYY HH:mm"',
      nota,
      'aria-describedby="ejemplo" placeholder="24-12-2027 10:30"',
    );
    const lines = element.querySelectorAll('[slot="hint"]:not([hidden])');
    expect({
      described: described(input),
      lines: lines.length,
      placeholder: input.placeholder,
    }).to.deep.equal({
      described: ['Si te viene bien. Por ejemplo: 24-12-2027 10:30'],
      lines: 0,
      placeholder: '24-12-2027 10:30',
    });
  });

  it('the format of a date is only read to a screen reader where the placeholder shows it', async () => {
    const [input, element] = await openForm('format="DD/MM/YYYY"', '', 'placeholder="31/05/1980"');
    expect(described(input)).to.deep.equal([`Por ejemplo: 24/12/${year}`]);
    expect(element.querySelectorAll('[slot="hint"]:not([hidden])')).to.have.lengthOf(0);
  });

  it('the format of a date stays where the page’s words give no example of it, or only an error does', async () => {
    const mark = '<p id="ejemplo" class="formError">Escribe 24/12/2027.</p>';
    const [input, element] = await openForm(
      'format="DD/MM/YYYY"',
      mark,
      'aria-describedby="nota ejemplo" placeholder="DD/MM/AAAA"',
    );
    expect(described(input).at(-1)).to.equal(`Por ejemplo: 24/12/${year}`);
    expect(element.querySelectorAll('[slot="hint"]:not([hidden])')).to.have.lengthOf(1);
  });

  it('the format of a date is warned of once where letters stand for nothing, and they are written', async () => {
    const heard = await warningsOf(async () => {
      const [input, element] = await openForm('format="DD-MM-YYYY Kx"');
      input.focus();
      const day = await appears(element.shadowRoot as ShadowRoot, '[part~="day"][tabindex="0"]');
      (day as HTMLElement).click();
      expect(input.value).to.match(/^\d\d-\d\d-\d{4} Kx$/);
      input.blur();
      input.focus();
    });
    expect(heard.filter((text) => text.includes('format: found "K", "x"'))).to.have.lengthOf(1);
  });

  it('the format of a date is warned of once where a language has no names of months, and English is used', async () => {
    const heard = await warningsOf(async () => {
      const [input, element] = await openForm('format="DD-MM-YYYY" locale="xx"');
      input.focus();
      await appears(element.shadowRoot as ShadowRoot, '[part~="day"]');
      expect(element.shadowRoot?.querySelector('#heading')?.textContent).to.match(/^[A-Z][a-z]+ \d{4}$/);
      element.weekStart = 0;
      await appears(element.shadowRoot as ShadowRoot, '[part~="day"]');
    });
    expect(heard.filter((text) => text.includes('language: found "xx"'))).to.have.lengthOf(1);
  });
});
