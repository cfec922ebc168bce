import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { openPage, rendered, type CalendarPage } from './calendar-page.js';

const friday12 = 'viernes, 12 de marzo de 2027';
const monday15 = 'lunes, 15 de marzo de 2027';

/** Presses keys one after the other; "Shift+Home" holds Shift for one key. */
async function press(...chords: readonly string[]): Promise<void> {
  for (const chord of chords) {
    const [key = '', held] = chord.split('+').reverse();
    if (held) await sendKeys({ down: held });
    await sendKeys({ press: key });
    if (held) await sendKeys({ up: held });
  }
}

/** Presses an entry of the grids of months and years, which the heading opens. */
async function choose(page: CalendarPage, part: 'month' | 'year', text: string): Promise<void> {
  if (!page.root.querySelector('.chooser')) await page.click(page.find('heading'));
  const entries = [...page.root.querySelectorAll<HTMLElement>(`.${part}s [role="option"]`)];
  await page.click(entries.find(({ textContent }) => textContent === text) as HTMLElement);
}

describe('<rs-calendar>', () => {
  let page: CalendarPage;

  beforeEach(async () => {
    page = await openPage();
  });
  afterEach(() => page.stop());

  const heading = () => page.root.querySelector('[aria-live]')?.textContent;
  const hint = () => page.root.querySelector('.hint')?.textContent;
  const selected = () =>
    [...page.root.querySelectorAll('[aria-selected="true"]')].map(
      (cell) => cell.getAttribute('aria-label') ?? cell.textContent,
    );
  const tabStop = () => page.root.querySelector('[part~="day"][tabindex="0"]')?.getAttribute('aria-label');

  it('<rs-calendar> has nothing chosen and no list of times before a day is picked', () => {
    expect(selected()).to.deep.equal([]);
    expect(page.root.querySelector('[part="time-list"]')).to.equal(null);
    expect(hint()).to.equal('Elige un día para ver las horas');
    expect(page.picked).to.deep.equal([]);
  });

  it('<rs-calendar> shows six weeks from Monday, each day with its full name', () => {
    const rows = [...page.root.querySelectorAll('[role="grid"] > [role="row"]')];
    expect(rows.map((row) => row.children.length)).to.deep.equal([7, 7, 7, 7, 7, 7, 7]);
    expect(rows[0]?.textContent).to.equal('dolumamijuvisá'.slice(2) + 'do');
    expect(rows[1]?.firstElementChild?.getAttribute('aria-label')).to.equal('lunes, 1 de marzo de 2027');
  });

  it('<rs-calendar> writes the day, says that the time is missing, then writes both', async () => {
    await page.click(page.day(monday15));
    expect(page.input.value).to.equal('15-03-2027');
    expect(page.hidden.value).to.equal('');
    expect(hint()).to.equal('Hora');
    expect(page.announced).to.deep.equal(['Elegido: lunes, 15 de marzo de 2027. Falta la hora.']);

    await page.click(page.time('10:30'));
    expect(page.input.value).to.equal('15-03-2027 10:30');
    expect(page.hidden.value).to.equal('03/15/2027 10:30');
    expect(hint()).to.equal('Hora');
    expect(page.announced.at(-1)).to.equal('Elegido: lunes, 15 de marzo de 2027, a las 10:30.');
    expect(selected()).to.deep.equal([monday15, '10:30']);
  });

  it('<rs-calendar> lets a visitor pick a day and 10:30 by keyboard alone', async () => {
    await page.write('12-03-2027');
    await page.write('');
    page.input.focus();
    await press('Tab', 'Tab', 'Tab', 'Tab');
    expect(page.focused()?.getAttribute('aria-label')).to.equal(friday12);

    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(page.input.value).to.equal('15-03-2027');
    expect(page.focused()?.getAttribute('aria-label')).to.equal(monday15);

    await press('Tab');
    expect(page.focused()?.textContent).to.equal('09:00');
    await press('1', '0', '3', '0');
    expect(page.focused()?.textContent).to.equal('10:30');
    await press(' ');
    expect(page.input.value).to.equal('15-03-2027 10:30');
    expect(page.hidden.value).to.equal('03/15/2027 10:30');
    expect(page.focused()?.textContent).to.equal('10:30');
  });

  it('<rs-calendar> walks the grid by the keys of a date grid, and the focus goes along', async () => {
    page.day(friday12).focus();
    const walk: readonly (readonly [string, string])[] = [
      ['End', 'domingo, 14 de marzo de 2027'],
      ['Home', 'lunes, 8 de marzo de 2027'],
      ['ArrowUp', 'lunes, 1 de marzo de 2027'],
      ['ArrowLeft', 'domingo, 28 de febrero de 2027'],
      ['ArrowDown', 'domingo, 7 de marzo de 2027'],
      ['PageDown', 'miércoles, 7 de abril de 2027'],
      ['Shift+PageUp', 'martes, 7 de abril de 2026'],
    ];
    await page.click(page.day(friday12));
    for (const [key, label] of walk) {
      await press(key);
      expect(page.focused()?.getAttribute('aria-label'), key).to.equal(label);
      expect(tabStop(), key).to.equal(label);
    }
    expect(heading()).to.equal('Abril de 2026');
    expect(page.input.value).to.equal('12-03-2027');
  });

  it('<rs-calendar> keeps every day on show as it is while a visitor walks from one to the next', async () => {
    const days = () => [...page.root.querySelectorAll('[part~="day"]')];
    const before = days();
    page.day(friday12).focus();
    await press('ArrowRight');
    expect(page.focused()?.getAttribute('aria-label')).to.equal('sábado, 13 de marzo de 2027');
    expect(days().every((day, place) => day === before[place])).to.equal(true);
  });

  for (const key of ['PageDown', 'Shift+PageDown']) {
    it(`<rs-calendar> moves the focus to another node with ${key}, so that a screen reader reads the day`, async () => {
      page.day(friday12).focus();
      const before = page.focused();
      await press(key);
      expect(page.focused()?.getAttribute('part')).to.contain('day');
      expect(page.focused() === before).to.equal(false);
    });
  }

  it('<rs-calendar> shows days of its own: the nodes in which the dates are computed stay out of the page', () => {
    expect(page.root.querySelectorAll('[part~="day"]').length).to.equal(42);
    expect(page.root.querySelector('.dayContainer, .flatpickr-day')).to.equal(null);
  });

  it('<rs-calendar> announces another month and keeps the focus on the button', async () => {
    const live = page.root.querySelector('[aria-live="polite"]');
    page.find('next').focus();
    await press('Enter');
    expect(heading()).to.equal('Abril de 2027');
    expect(page.root.querySelector('[aria-live="polite"]') === live).to.equal(true);
    expect(page.focused()?.getAttribute('part')).to.equal('next');

    await press(' ');
    expect(heading()).to.equal('Mayo de 2027');
    expect(page.focused()?.getAttribute('part')).to.equal('next');
    expect(tabStop()).to.equal('miércoles, 12 de mayo de 2027');
  });

  it('<rs-calendar> turns on while its button is held, and stays where it was let go', async () => {
    const next = page.find('next');
    next.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    while (heading() !== 'Junio de 2027') await rendered();
    next.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await rendered();
    expect(heading()).to.equal('Junio de 2027');
    next.click();
    await rendered();
    expect(heading()).to.equal('Julio de 2027');
  });

  it('<rs-calendar> shows the month and the year that are chosen in their grids', async () => {
    await choose(page, 'year', '1950');
    expect(page.root.querySelectorAll('.years [role="option"]').length).to.equal(101);
    await choose(page, 'month', 'Diciembre');
    expect(heading()).to.equal('Diciembre de 1950');
  });

  it('<rs-calendar> stops at the last month, and its button keeps the focus', async () => {
    await page.write('31-12-2050');
    page.find('next').focus();
    await press('Enter');
    expect(heading()).to.equal('Diciembre de 2050');
    expect(page.find('next').getAttribute('aria-disabled')).to.equal('true');
    expect(page.focused()?.getAttribute('part')).to.equal('next');

    const beyond = page.day('domingo, 1 de enero de 2051');
    expect(beyond.getAttribute('aria-disabled')).to.equal('true');
    await page.click(beyond);
    expect(page.picked).to.deep.equal([]);
  });

  it('<rs-calendar> shows the month of a day that belongs to the next one, with the focus on it', async () => {
    await page.click(page.day('jueves, 1 de abril de 2027'));
    expect(heading()).to.equal('Abril de 2027');
    expect(page.focused()?.getAttribute('aria-label')).to.equal('jueves, 1 de abril de 2027');
    expect(selected()).to.deep.equal(['jueves, 1 de abril de 2027']);
  });

  it('<rs-calendar> follows typed text, without moving the focus or writing back', async () => {
    page.input.focus();
    await page.write('5/11/2028 10:30');
    expect(heading()).to.equal('Noviembre de 2028');
    expect(selected()).to.deep.equal(['domingo, 5 de noviembre de 2028', '10:30']);
    expect(document.activeElement === page.input).to.equal(true);
    expect(page.picked).to.deep.equal([]);
    expect(page.announced).to.deep.equal([]);
  });

  it('<rs-calendar> forgets the choice and keeps the month when the text goes or is no date', async () => {
    for (const text of ['', 'el martes', '31-13-2028 10:00', '<img src=x>']) {
      await page.write('05-11-2028 10:30');
      await page.write(text);
      expect(selected(), text).to.deep.equal([]);
      expect(heading(), text).to.equal('Noviembre de 2028');
    }
  });

  it('<rs-calendar> marks today', async () => {
    await page.write(`01-01-${new Date().getFullYear()}`);
    await page.click(page.find('heading'));
    await page.click(
      page.root.querySelectorAll<HTMLElement>('[part~="month"]')[new Date().getMonth()] as HTMLElement,
    );
    const today = page.root.querySelector('[aria-current="date"]');
    expect(today?.textContent).to.equal(String(new Date().getDate()));
  });

  it('<rs-calendar> never submits the form by a key or a button of its own', async () => {
    let submits = 0;
    page.form.addEventListener('submit', (event) => {
      submits += 1;
      event.preventDefault();
    });
    for (const button of page.root.querySelectorAll('button')) expect(button.type).to.equal('button');
    await page.click(page.day(monday15));
    await press('Enter', 'Tab', 'Enter');
    expect(submits).to.equal(0);
    expect(page.input.value).to.equal('15-03-2027 09:00');
  });

  it('<rs-calendar> leaves Escape and the keys with Control to the page', async () => {
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => event.defaultPrevented || heard.push(event.key);
    document.addEventListener('keydown', listen);
    await page.click(page.day(friday12));
    await press('Escape', 'Control+ArrowRight');
    document.removeEventListener('keydown', listen);
    expect(heard).to.include.members(['Escape', 'ArrowRight']);
    expect(page.focused()?.getAttribute('aria-label')).to.equal(friday12);
  });

  it('<rs-calendar> turns the arrows round in a page that reads from right to left', async () => {
    page.form.dir = 'rtl';
    await page.click(page.day(friday12));
    await press('ArrowLeft');
    expect(page.focused()?.getAttribute('aria-label')).to.equal('sábado, 13 de marzo de 2027');
  });

  it('<rs-calendar> leaves nothing behind', async () => {
    await page.stop();
    expect(page.root.textContent).to.equal('');
    page = await openPage();
  });

  describe('without a time in its format', () => {
    it('<rs-calendar> without a time in its format is complete with the day', async () => {
      await page.stop();
      page = await openPage({ format: 'd/m/Y', 'week-start': '0' });
      await page.click(page.day(monday15));
      expect(page.picked).to.deep.equal([['15/03/2027', '03/15/2027']]);
      expect(page.announced).to.deep.equal(['Elegido: lunes, 15 de marzo de 2027.']);
      expect(page.root.querySelector('[part="time-list"], .hint')).to.equal(null);
      expect(page.root.querySelector('[role="columnheader"]')?.getAttribute('aria-label')).to.equal(
        'domingo',
      );
    });
  });
});
