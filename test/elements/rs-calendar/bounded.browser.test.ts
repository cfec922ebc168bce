import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { appears } from '../../shared/appears.js';
import { loadAxe, violationsOf } from '../../shared/axe.js';
import { nextError } from '../../shared/next-error.js';
import { openPage, rendered, type CalendarPage } from './calendar-page.js';

describe('<rs-calendar> bounded', () => {
  let page: CalendarPage;
  afterEach(() => page.stop());

  /** Opens a calendar in the month of a Monday. */
  const openBounded = (attributes: Record<string, string>) => openPage(attributes, '15-03-2027');

  const label = (name: string) => page.day(name).getAttribute('aria-label');
  const times = () => [...page.root.querySelectorAll('[part~="time"]')].map(({ textContent }) => textContent);
  const messages = () =>
    [...page.element.querySelectorAll('[slot="hint"]:not([hidden])')].map((one) => one.textContent);

  /** Types a text and leaves the field. */
  async function leaveWith(text: string): Promise<void> {
    page.input.focus();
    await page.write(text);
    page.input.blur();
    await rendered();
  }

  it('<rs-calendar> with bounds disables the days outside and says why', async () => {
    page = await openBounded({
      min: '03/15/2027',
      max: '2027-04-20',
      'disabled-weekdays': '0',
      'disabled-dates': '2027-03-19',
    });
    expect(label('viernes, 12 de marzo')).to.equal(
      'viernes, 12 de marzo de 2027, no disponible: solo desde el lunes, 15 de marzo de 2027',
    );
    expect(label('viernes, 19 de marzo')).to.equal(
      'viernes, 19 de marzo de 2027, no disponible: ese día no se ofrece',
    );
    expect(label('domingo, 21 de marzo')).to.equal(
      'domingo, 21 de marzo de 2027, no disponible: ese día de la semana no se puede elegir',
    );
    expect(page.day('viernes, 12 de marzo').getAttribute('aria-disabled')).to.equal('true');
    expect(page.day('lunes, 15 de marzo').hasAttribute('aria-disabled')).to.equal(false);
    await page.click(page.day('viernes, 19 de marzo'));
    expect([page.input.value, page.picked]).to.deep.equal(['', []]);
  });

  it('<rs-calendar> with bounds leads a visitor with a keyboard onto disabled days, which hear why, and picks none', async () => {
    page = await openBounded({ 'disabled-weekdays': '5' });
    page.day('jueves, 11 de marzo').focus();
    await page.click(page.day('jueves, 11 de marzo'));
    await sendKeys({ press: 'ArrowRight' });
    expect(page.focused()?.getAttribute('aria-label')).to.contain(
      'viernes, 12 de marzo de 2027, no disponible',
    );
    await sendKeys({ press: 'Enter' });
    expect(page.input.value).to.equal('11-03-2027');
  });

  it('<rs-calendar> with bounds shows no month and no year outside its bounds', async () => {
    page = await openBounded({ min: '03/15/2027', max: '2028-02-20' });
    await page.click(page.find('heading'));
    const years = [...page.root.querySelectorAll('.years > *')].map(({ textContent }) => textContent);
    const months = [...page.root.querySelectorAll('.months > *')].map(
      ({ ariaDisabled }) => ariaDisabled === 'true',
    );
    expect(years).to.deep.equal(['2027', '2028']);
    const [january, february, march, april] = months;
    const disabled = { january: true, february: true, march: false, april: false };
    expect({ january, february, march, april }).to.deep.equal(disabled);
    expect(page.find('previous').getAttribute('aria-disabled')).to.equal('true');
    expect(page.find('next').getAttribute('aria-disabled')).to.equal('false');
  });

  it('<rs-calendar> with bounds offers the times of a bound on its day alone', async () => {
    page = await openBounded({ min: '03/15/2027 16:00', 'max-time': '17:30', step: '30' });
    await page.write('15-03-2027');
    expect(times()).to.deep.equal(['16:00', '16:30', '17:00', '17:30']);
    await page.write('16-03-2027');
    expect([times()[0], times().at(-1)]).to.deep.equal(['00:00', '17:30']);
  });

  it('<rs-calendar> with bounds writes the times of its list and of the hidden text as it is told, whatever the visible text is', async () => {
    page = await openBounded({ 'time-format': 'h:mm a', 'allowed-times': '9:00,17:30' });
    await page.write('15-03-2027');
    expect(times()).to.deep.equal(['9:00 am', '5:30 pm']);
    await page.click(page.time('5:30 pm'));
    expect([page.input.value, page.hidden.value]).to.deep.equal(['15-03-2027 17:30', '03/15/2027 5:30 pm']);
  });

  it('<rs-calendar> with bounds has no times, and says why, in a month without a day to choose', async () => {
    page = await openBounded({ 'allowed-dates': '2027-03-15,2027-05-03' });
    expect(page.find('hint').textContent).to.equal('Elige un día para ver las horas');
    await page.click(page.find('next'));
    expect(page.find('hint').textContent).to.equal('En este mes no hay días que se puedan elegir');
  });

  it('<rs-calendar> with bounds brings a typed time to the nearest slot once the field is left, and tells it', async () => {
    page = await openBounded({ step: '30' });
    await leaveWith('15/3/2027 10:17');
    expect([page.input.value, page.hidden.value]).to.deep.equal(['15-03-2027 10:30', '03/15/2027 10:30']);
    const said = 'Es la hora más cercana que hay: lunes, 15 de marzo de 2027, a las 10:30.';
    expect(page.announced).to.deep.equal([said]);
    expect(messages()).to.include(said);
    await page.write('16-03-2027');
    expect(messages()).to.not.include(said);
  });

  it('<rs-calendar> with bounds clears a time past the last one, and tells it', async () => {
    page = await openBounded({ 'max-time': '18:00' });
    await leaveWith('15-03-2027 19:00');
    expect([page.input.value, page.hidden.value]).to.deep.equal(['', '']);
    expect(page.announced.at(-1)).to.contain('la última hora es a las 18:00');
  });

  it('<rs-calendar> with bounds offers the times after midnight of an evening, and writes and says the day that they are on', async () => {
    page = await openPage({ 'min-time': '22:00', 'max-time': '02:00', step: '60' });
    await page.click(page.day('viernes, 12 de marzo'));
    expect(page.input.value).to.equal('12-03-2027');
    expect(times()).to.deep.equal(['22:00', '23:00', '00:00 (sá 13)', '01:00 (sá 13)', '02:00 (sá 13)']);
    expect(page.time('01:00 (sá 13)').getAttribute('aria-label')).to.equal(
      'sábado, 13 de marzo de 2027, a las 01:00',
    );
    await page.click(page.time('01:00 (sá 13)'));
    expect([page.input.value, page.hidden.value]).to.deep.equal(['13-03-2027 01:00', '03/13/2027 01:00']);
    expect(page.announced.at(-1)).to.equal(
      'Elegido: sábado, 13 de marzo de 2027, a las 01:00, pasada la medianoche.',
    );
    expect(page.day('viernes, 12 de marzo').getAttribute('aria-selected')).to.equal('true');
    expect(page.time('01:00 (sá 13)').getAttribute('aria-selected')).to.equal('true');
  });

  it('<rs-calendar> with bounds puts the current date in place of what it cannot read, or as its author says', async () => {
    page = await openBounded({ format: 'DD-MM-YYYY' });
    await leaveWith('mañana');
    const now = new Date();
    expect(page.input.value).to.equal(
      `${String(now.getDate()).padStart(2, '0')}-${String(now.getMonth() + 1).padStart(2, '0')}-${now.getFullYear()}`,
    );
    expect(page.announced.at(-1)).to.contain('La fecha no se entiende');
    page.element.blurInvalid = 'clear';
    await appears(page.root, '[part~="day"]');
    await leaveWith('mañana');
    expect(page.input.value).to.equal('');
    page.element.blurInvalid = 'keep';
    await appears(page.root, '[part~="day"]');
    await leaveWith('mañana');
    expect(page.input.value).to.equal('mañana');
  });

  it('<rs-calendar> with bounds reads a date in ISO, in words or without a year, and says which year it took', async () => {
    page = await openBounded({ format: 'DD-MM-YYYY' });
    for (const [text, wanted] of [
      ['2027-03-16', '16-03-2027'],
      ['17 de marzo de 2027', '17-03-2027'],
    ] as const) {
      await leaveWith(text);
      expect(page.input.value).to.equal(wanted);
    }
    await leaveWith('24 de diciembre');
    expect(page.input.value).to.match(/^24-12-20\d\d$/);
    expect(page.announced.at(-1)).to.contain('Se ha puesto el año que faltaba');
  });

  it('<rs-calendar> with bounds leaves a text alone while its visitor goes into the calendar', async () => {
    page = await openBounded({ format: 'DD-MM-YYYY' });
    page.input.focus();
    await page.write('mañana');
    page.day('viernes, 12 de marzo').focus();
    await rendered();
    expect(page.input.value).to.equal('mañana');
  });

  it('<rs-calendar> with bounds names what an author got wrong, and works without it', async () => {
    const error = nextError(async () => {
      page = await openBounded({ min: '31/31/2027', 'allowed-date-pattern': '(?<=x)' });
    });
    expect(await error).to.contain('found "');
    expect(page.day('viernes, 12 de marzo').hasAttribute('aria-disabled')).to.equal(false);
  });

  it('<rs-calendar> with bounds has no violation with disabled days, with messages and without times', async () => {
    const axe = await loadAxe();
    page = await openBounded({ min: '03/15/2027', 'allowed-dates': '2027-03-15', 'max-time': '18:00' });
    expect(await violationsOf(axe, page.form)).to.deep.equal([]);
    await leaveWith('15-03-2027 19:00');
    await page.click(page.find('next'));
    expect(await violationsOf(axe, page.form)).to.deep.equal([]);
  });
});
