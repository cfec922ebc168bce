import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { nextError } from '../../shared/next-error.js';
import { until } from '../../shared/until.js';
import { rendered } from './calendar-page.js';

type RsCalendar = HTMLElementTagNameMap['rs-calendar'];

const dated = 'inline format="DD-MM-YYYY"';
const inputMarkup = (value = '', attributes = '') =>
  `<input type="text" id="dia" name="dia" value="${value}" class="date" ${attributes}>`;

/** Opens a form of a page without `<rs-form>`. Removes the form of the previous test. */
function openForm(markup: string): HTMLFormElement {
  document.querySelector('form')?.remove();
  const template = document.createElement('template');
  template.innerHTML = `<form lang="es"><label for="dia">Día</label>${markup}<button type="reset">Borrar</button></form>`;
  document.body.append(template.content);
  return document.querySelector('form') as HTMLFormElement;
}

const calendarIn = (form: HTMLElement) => form.querySelector('rs-calendar') as RsCalendar;
const rootOf = (element: Element) => element.shadowRoot as ShadowRoot;
const dayOf = (element: Element, label: string) =>
  rootOf(element).querySelector(`[part~="day"][aria-label="${label}"]`) as HTMLElement;
const heading = (element: Element) => rootOf(element).querySelector('#heading')?.textContent;
const chosen = (element: Element) =>
  rootOf(element).querySelector('[part~="day"][aria-selected="true"]')?.getAttribute('aria-label');

const selected = (label: string) => `[part~="day"][aria-label="${label}"][aria-selected="true"]`;

/** Opens a form and waits until its calendar is rendered. */
async function openPainted(
  markup: string,
): Promise<readonly [HTMLFormElement, RsCalendar, HTMLInputElement]> {
  const form = openForm(markup);
  const element = calendarIn(form);
  await appears(rootOf(element), '[part~="day"]');
  return [form, element, form.querySelector('#dia') as HTMLInputElement];
}

before(() => import('../../../elements/rs-calendar/define.js'));

describe('<rs-calendar> around an input', () => {
  for (const height of [38, 60])
    it(`<rs-calendar> around an input has a button as high as its field, also when a sheet comes late: ${height} px`, async () => {
      const form = openForm(`<rs-calendar>${inputMarkup()}</rs-calendar>`);
      const toggle = (await appears(rootOf(calendarIn(form)), '[part~="toggle"]')) as HTMLElement;
      const input = form.querySelector('#dia') as HTMLInputElement;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.date { box-sizing: border-box; height: ${height}px }`);
      document.adoptedStyleSheets.push(sheet);
      await until(() => toggle.offsetHeight === height);
      expect([toggle.offsetHeight, input.offsetHeight]).to.deep.equal([height, height]);
      expect(toggle.getBoundingClientRect().top).to.equal(input.getBoundingClientRect().top);
      document.adoptedStyleSheets.pop();
    });

  it('<rs-calendar> around an input shows the date of the input, writes the chosen one, and the form posts it by itself', async () => {
    const [form, element, input] = await openPainted(
      `<rs-calendar ${dated}>${inputMarkup('12-03-2027')}</rs-calendar>`,
    );
    const heard: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(type));
    expect(chosen(element)).to.equal('viernes, 12 de marzo de 2027');
    expect(rootOf(element).querySelector('[role="group"]')?.getAttribute('aria-label')).to.equal('Día');

    dayOf(element, 'lunes, 15 de marzo de 2027').click();
    expect(heard).to.deep.equal(['input', 'change']);
    expect(input.parentElement).to.equal(element);
    expect([...new FormData(form)]).to.deep.equal([['dia', '15-03-2027']]);
  });

  it('<rs-calendar> around an input writes Y/m/d H:i unless told otherwise, and offers every hour', async () => {
    const [, element, input] = await openPainted(
      `<rs-calendar inline>${inputMarkup('2027/03/12 10:00')}</rs-calendar>`,
    );
    dayOf(element, 'lunes, 15 de marzo de 2027').click();
    expect(input.value).to.equal('2027/03/15 10:00');
    expect(rootOf(element).querySelectorAll('[part~="time"]')).to.have.lengthOf(24);
  });

  it('<rs-calendar> around an input begins its weeks as the language does', async () => {
    const firstDay = (element: Element) =>
      rootOf(element).querySelector('[part="weekday"]')?.getAttribute('aria-label');
    const [, spanish] = await openPainted(`<rs-calendar ${dated}>${inputMarkup()}</rs-calendar>`);
    expect(firstDay(spanish)).to.equal('lunes');
    const [, english] = await openPainted(`<rs-calendar ${dated} locale="en">${inputMarkup()}</rs-calendar>`);
    expect(firstDay(english)).to.equal('Sunday');
  });

  it('<rs-calendar> around an input leaves the clicks on it to itself where a label stands around both', async () => {
    const [form, element] = await openPainted(
      `<label>Otro <rs-calendar ${dated}>${inputMarkup('12-03-2027')}</rs-calendar></label>`,
    );
    const button = rootOf(element).querySelector('[part="next"]') as HTMLElement;
    button.focus();
    button.click();
    expect(rootOf(element).activeElement).to.equal(button);
    expect(form.querySelector('input')).not.to.equal(document.activeElement);
  });
});

describe('<rs-calendar> beside an input', () => {
  const beside = (value = '', attributes = '') =>
    `${inputMarkup(value, attributes)}<rs-calendar for="dia" ${dated}></rs-calendar>`;

  it('<rs-calendar> beside an input follows typed text, and the reset of the form', async () => {
    const [form, element, input] = await openPainted(beside('12-03-2027'));
    input.value = '24-12-2027';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await appears(rootOf(element), selected('viernes, 24 de diciembre de 2027'));
    form.querySelector<HTMLButtonElement>('[type="reset"]')?.click();
    await appears(rootOf(element), selected('viernes, 12 de marzo de 2027'));
    expect(input.value).to.equal('12-03-2027');
  });

  it('<rs-calendar> beside an input cannot be used while the input is disabled, and can while it is read-only', async () => {
    const [, element, input] = await openPainted(beside('12-03-2027', 'disabled'));
    expect(element.box.inert).to.equal(true);
    input.disabled = false;
    input.readOnly = true;
    await Promise.resolve();
    expect(element.box.inert).to.equal(false);
    dayOf(element, 'lunes, 15 de marzo de 2027').click();
    expect(input.value).to.equal('15-03-2027');
  });

  it('<rs-calendar> beside an input says that the input is invalid', async () => {
    const [, element, input] = await openPainted(beside());
    input.setAttribute('aria-invalid', 'true');
    await Promise.resolve();
    expect(element.matches(':state(invalid)')).to.equal(true);
  });

  it('<rs-calendar> beside an input keeps its month when it is moved', async () => {
    const [form, element] = await openPainted(beside('12-03-2027'));
    rootOf(element).querySelector<HTMLElement>('[part="next"]')?.click();
    form.prepend(element);
    await appears(rootOf(element), '[part~="day"]');
    expect(heading(element)).to.equal('Abril de 2027');
  });

  it('<rs-calendar> beside an input leaves the input as it was when it goes, and follows it no more', async () => {
    const [, element, input] = await openPainted(beside('12-03-2027', 'title="Un día"'));
    expect(input.hasAttribute('aria-describedby')).to.equal(true);
    element.remove();
    await Promise.resolve();
    expect(input.outerHTML).to.equal(inputMarkup('12-03-2027', 'title="Un día"'));
    expect(rootOf(element).querySelector('[part~="day"]')).to.equal(null);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(input.value).to.equal('12-03-2027');
  });

  it('<rs-calendar> beside an input changes with its attributes', async () => {
    const [, element] = await openPainted(beside('12-03-2027'));
    element.format = 'YYYY-MM-DD';
    element.firstYear = 2027;
    element.lastYear = 2028;
    await appears(rootOf(element), '[part~="day"]');
    rootOf(element).querySelector<HTMLElement>('[part="heading"]')?.click();
    await appears(rootOf(element), '[part~="year"]');
    const years = [...rootOf(element).querySelectorAll('[part~="year"]')];
    expect(years.map(({ textContent }) => textContent)).to.deep.equal(['2027', '2028']);
  });

  it('<rs-calendar> beside an input is two calendars on a page where there are two', async () => {
    const other = '<input type="text" id="otro" name="otro" value="01-05-2030">';
    const [form, first] = await openPainted(
      `${beside('12-03-2027')}${other}<rs-calendar for="otro" ${dated}></rs-calendar>`,
    );
    const second = form.querySelector('rs-calendar[for="otro"]') as RsCalendar;
    await appears(rootOf(second), '[part~="day"]');
    dayOf(second, 'jueves, 2 de mayo de 2030').click();
    expect([...new FormData(form)]).to.deep.equal([
      ['dia', '12-03-2027'],
      ['otro', '02-05-2030'],
    ]);
    expect(chosen(first)).to.equal('viernes, 12 de marzo de 2027');
  });
});

describe('<rs-calendar> whose input comes otherwise', () => {
  it('<rs-calendar> whose input comes otherwise takes one that a script sets, and another one later', async () => {
    const form = openForm(`${inputMarkup('12-03-2027')}<input type="text" name="otro" value="01-05-2030">`);
    const [first, second] = [...form.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    const element = document.createElement('rs-calendar');
    element.input = first;
    element.inline = true;
    element.format = 'DD-MM-YYYY';
    form.append(element);
    await appears(rootOf(element), '[part~="day"]');
    expect(heading(element)).to.equal('Marzo de 2027');
    element.input = second;
    await appears(rootOf(element), '[part~="day"]');
    expect(heading(element)).to.equal('Mayo de 2030');
  });

  it('<rs-calendar> whose input comes otherwise keeps an input that was set before its tag was defined', async () => {
    const form = openForm(inputMarkup('12-03-2027'));
    const early = document.implementation.createHTMLDocument().createElement('rs-calendar') as RsCalendar;
    Object.assign(early, { input: form.querySelector('input'), inline: true, format: 'DD-MM-YYYY' });
    form.append(early);
    await appears(rootOf(early), '[part~="day"]');
    expect(heading(early)).to.equal('Marzo de 2027');
  });

  it('<rs-calendar> whose input comes otherwise says that it is missing, and starts when it comes', async () => {
    const message = await nextError(() => openForm(`<rs-calendar for="dia" ${dated}></rs-calendar>`));
    expect(message).to.contain(
      '<rs-calendar> attribute for: found nothing with the id "dia", expected an <input type="text">',
    );
    const element = document.querySelector('rs-calendar') as RsCalendar;
    element.insertAdjacentHTML('beforebegin', inputMarkup('12-03-2027'));
    await appears(rootOf(element), '[part~="day"]');
    expect(heading(element)).to.equal('Marzo de 2027');
  });

  for (const [markup, found] of [
    [`<rs-calendar></rs-calendar>`, 'content: found no input'],
    [`<rs-calendar><input type="checkbox" id="x"></rs-calendar>`, 'found <input id="x"> of type "checkbox"'],
    [`<select id="dia"></select><rs-calendar for="dia"></rs-calendar>`, 'found <select id="dia">'],
  ] as const) {
    it(`<rs-calendar> whose input comes otherwise says what it found in ${markup}`, async () => {
      expect(await nextError(() => openForm(markup))).to.contain(found);
    });
  }
});

describe('the hidden input of an <rs-calendar>', () => {
  it('the hidden input of an <rs-calendar> gets the same date as the visible one, chosen, typed or reset', async () => {
    const form = openForm(`${inputMarkup('12-03-2027 10:30')}<input type="hidden" value="03/12/2027 10:30">`);
    const [input, hidden] = [...form.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    const element = document.createElement('rs-calendar');
    Object.assign(element, {
      input,
      hiddenInput: hidden,
      inline: true,
      format: 'DD-MM-YYYY HH:mm',
      step: 30,
    });
    form.append(element);
    await appears(rootOf(element), '[part~="day"]');
    const heard: string[] = [];
    input.addEventListener('input', () => heard.push(hidden.value));

    dayOf(element, 'lunes, 15 de marzo de 2027').click();
    expect([input.value, hidden.value]).to.deep.equal(['15-03-2027 10:30', '03/15/2027 10:30']);
    expect(heard).to.deep.equal(['03/15/2027 10:30']);
    input.value = '24-12-2027';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(hidden.value).to.equal('');
    form.querySelector<HTMLButtonElement>('[type="reset"]')?.click();
    await rendered();
    await rendered();
    expect(hidden.value).to.equal('03/12/2027 10:30');
  });
});
