import { expect } from '@open-wc/testing';
import { appears, disappears } from '../../shared/appears.js';
import { nextError } from '../../shared/next-error.js';
import { rendered } from './calendar-page.js';
import '../../../elements/rs-calendar/define.js';
import { announced } from '../../shared/announced.js';

type RsCalendar = HTMLElementTagNameMap['rs-calendar'];

interface Linked {
  readonly form: HTMLFormElement;
  input(id: string): HTMLInputElement;
  calendar(id: string): RsCalendar;
  type(id: string, text: string): Promise<void>;
  isRefused(id: string, label: string): boolean;
}

const rootOf = (element: Element) => element.shadowRoot as ShadowRoot;

/** Opens a form with a calendar for each id, and waits until all are rendered. */
async function openLinked(fields: Readonly<Record<string, string>>, value = ''): Promise<Linked> {
  document.querySelector('form')?.remove();
  const template = document.createElement('template');
  const markup = Object.entries(fields).map(
    ([id, attributes]) =>
      `<label for="${id}">${id}</label><input type="text" id="${id}" value="${value}">
       <rs-calendar for="${id}" inline ${attributes}></rs-calendar>`,
  );
  template.innerHTML = `<form lang="es">${markup.join('')}<button type="reset">Borrar</button></form>`;
  document.body.append(template.content);
  const form = document.querySelector('form') as HTMLFormElement;
  const calendar = (id: string) => form.querySelector(`[for="${id}"]:is(rs-calendar)`) as RsCalendar;
  for (const id of Object.keys(fields)) {
    calendar(id).input?.focus();
    await appears(rootOf(calendar(id)), '[part~="day"]');
  }
  const input = (id: string) => form.querySelector(`#${id}`) as HTMLInputElement;
  return {
    ...{ form, input, calendar },
    async type(id, text) {
      input(id).value = text;
      input(id).dispatchEvent(new InputEvent('input', { bubbles: true }));
      await rendered();
    },
    isRefused: (id, label) =>
      rootOf(calendar(id))
        .querySelector(`[part~="day"][aria-label^="${label}"]`)
        ?.getAttribute('aria-disabled') === 'true',
  };
}

const days = 'format="DD-MM-YYYY"';
const times = 'format="DD-MM-YYYY HH:mm" step="30"';

describe('<rs-calendar> linked', () => {
  it('linked calendars keep the second date after the first one, by a day unless another number is said', async () => {
    const page = await openLinked({
      llegada: days,
      salida: `${days} min-from="llegada"`,
      cena: `${days} min-from="llegada|0"`,
    });
    await page.type('llegada', '12-03-2027');
    for (const id of ['salida', 'cena'])
      await appears(rootOf(page.calendar(id)), '[aria-label*="de marzo de 2027"]');
    expect(page.isRefused('salida', 'viernes, 12 de marzo')).to.equal(true);
    expect(page.isRefused('salida', 'sábado, 13 de marzo')).to.equal(false);
    expect(page.isRefused('cena', 'jueves, 11 de marzo')).to.equal(true);
    expect(page.isRefused('cena', 'viernes, 12 de marzo')).to.equal(false);
  });

  it('linked calendars clear a date that breaks the new bound, say so, and tell the page', async () => {
    const page = await openLinked({ llegada: days, salida: `${days} min-from="llegada"` });
    await page.type('salida', '12-03-2027');
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      page.input('salida').addEventListener(type, () => heard.push(type));
    await page.type('llegada', '10-03-2027');
    expect(page.input('salida').value).to.equal('12-03-2027');
    await page.type('llegada', '12-03-2027');
    expect(page.input('salida').value).to.equal('');
    expect(heard).to.deep.equal(['input', 'change']);
    expect(announced().join()).to.contain('solo desde el sábado, 13 de marzo de 2027');
  });

  it('linked calendars bound from above as well', async () => {
    const page = await openLinked({ salida: days, llegada: `${days} max-from="salida|2"` });
    await page.type('llegada', '12-03-2027');
    await page.type('salida', '14-03-2027');
    expect(page.input('llegada').value).to.equal('12-03-2027');
    await page.type('salida', '13-03-2027');
    expect(page.input('llegada').value).to.equal('');
  });

  it('linked calendars limit the times on the very day of the other moment, and on no other', async () => {
    const page = await openLinked({ llegada: times, salida: `${times} min-from="llegada" min-time="09:00"` });
    const offered = () =>
      [...rootOf(page.calendar('salida')).querySelectorAll('[part~="time"]')].map((one) => one.textContent);
    await page.type('llegada', '12-03-2027 16:30');
    await page.type('salida', '12-03-2027');
    expect(offered()[0]).to.equal('16:30');
    await page.type('salida', '13-03-2027');
    expect(offered()[0]).to.equal('09:00');
    await page.type('salida', '12-03-2027 18:00');
    await page.type('llegada', '12-03-2027 19:00');
    expect(page.input('salida').value).to.equal('12-03-2027 19:00');
  });

  it('linked calendars make chains of three', async () => {
    const page = await openLinked({
      uno: days,
      dos: `${days} min-from="uno"`,
      tres: `${days} min-from="dos"`,
    });
    await page.type('tres', '14-03-2027');
    await page.type('dos', '13-03-2027');
    await page.type('uno', '12-03-2027');
    expect(['uno', 'dos', 'tres'].map((id) => page.input(id).value)).to.deep.equal([
      '12-03-2027',
      '13-03-2027',
      '14-03-2027',
    ]);
    await page.type('uno', '13-03-2027');
    expect(['dos', 'tres'].map((id) => page.input(id).value)).to.deep.equal(['', '']);
  });

  it('linked calendars take the own bound of an empty one, through a chain too', async () => {
    const page = await openLinked({
      uno: `${days} min="2027-03-10"`,
      dos: `${days} min-from="uno"`,
      tres: `${days} min-from="dos|2"`,
    });
    await appears(rootOf(page.calendar('tres')), '[aria-label*="de marzo de 2027"]');
    expect(page.isRefused('dos', 'miércoles, 10 de marzo')).to.equal(true);
    expect(page.isRefused('dos', 'jueves, 11 de marzo')).to.equal(false);
    expect(page.isRefused('tres', 'viernes, 12 de marzo')).to.equal(true);
    expect(page.isRefused('tres', 'sábado, 13 de marzo')).to.equal(false);
  });

  it('linked calendars leave the values of the server alone, and their bounds come back with a reset', async () => {
    const page = await openLinked({ llegada: days, salida: `${days} min-from="llegada"` }, '12-03-2027');
    expect(page.input('salida').value).to.equal('12-03-2027');
    await page.type('llegada', '15-03-2027');
    expect(page.input('salida').value).to.equal('');
    page.form.reset();
    await disappears(
      rootOf(page.calendar('salida')),
      '[aria-label^="lunes, 15 de marzo"][aria-disabled="true"]',
    );
    expect(page.input('salida').value).to.equal('12-03-2027');
    expect(page.isRefused('salida', 'viernes, 12 de marzo')).to.equal(true);
    expect(page.isRefused('salida', 'sábado, 13 de marzo')).to.equal(false);
  });

  it('linked calendars do not run in circles (datecfg-03)', async () => {
    const page = await openLinked({
      solo: `${days} min-from="solo|0"`,
      uno: `${days} min-from="dos"`,
      dos: `${days} min-from="uno"`,
    });
    await page.type('solo', '12-03-2027');
    await page.type('uno', '12-03-2027');
    await page.type('dos', '12-03-2027');
    expect(['solo', 'uno', 'dos'].map((id) => page.input(id).value)).to.deep.equal([
      '12-03-2027',
      '',
      '12-03-2027',
    ]);
  });

  it('linked calendars name a field that is not there', async () => {
    const error = await nextError(() => openLinked({ salida: `${days} min-from="nadie"` }));
    expect(error).to.contain('found nothing with the id "nadie"');
  });
});
