import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { appears } from '../shared/appears.js';
import { control, openChecked } from './rs-form/checks/checked-form.js';
import { openPage as openCalendar } from './rs-calendar/calendar-page.js';
import { openRange } from './rs-range/range-page.js';
import { openPage as openTabs } from './tab-set/tabs-page.js';

/** Applies a sheet of a theme that marks the part. */
async function themed(selector: string): Promise<void> {
  await fixture(
    html`<style>
      ${unsafeStatic(selector)} {
        letter-spacing: 7px;
      }
    </style>`,
  );
}

/** Returns the texts of the elements that the theme's sheet matches. */
function reached(root: ParentNode): string[] {
  const parts = [...root.querySelectorAll<HTMLElement>('[part]')];
  const own = parts.filter(
    (part) =>
      getComputedStyle(part).letterSpacing === '7px' &&
      getComputedStyle(part.parentElement as Element).letterSpacing !== '7px',
  );
  return own.map(({ textContent }) => textContent.trim());
}

describe('elements: theme parts', () => {
  it('a theme’s sheet reaches the tab that is chosen, and no other', async () => {
    await themed('tab-set::part(tab selected)');
    const tabs = await openTabs();
    expect(reached(tabs.root)).to.deep.equal(['Who']);
    tabs.tab('When').click();
    expect(reached(tabs.root)).to.deep.equal(['When']);
  });

  const today = new Date();
  const [day, month] = [today.getDate(), today.getMonth() + 1].map((number) =>
    String(number).padStart(2, '0'),
  );
  const dayParts = [
    ['day that is chosen', 'day selected', '17-03-2027', ['17']],
    ['day of today', 'day today', `${day}-${month}-${today.getFullYear()}`, [String(today.getDate())]],
    ['days of the month after', 'day outside', '17-03-2027', [...'123456789', '10', '11']],
    ['days that cannot be chosen', 'day disabled', '17-01-2027', ['28', '29', '30', '31']],
    ['names of the weekdays', 'weekday', '17-03-2027', ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do']],
    ['hint', 'hint', '17-03-2027', ['Hora']],
  ] as const;
  for (const [what, part, text, texts] of dayParts) {
    it(`a theme’s sheet reaches the ${what} in a calendar`, async () => {
      await themed(`rs-calendar::part(${part})`);
      const page = await openCalendar({ 'first-year': part === 'day disabled' ? '2027' : '2020' });
      await page.write(text);
      expect(reached(page.root)).to.deep.equal(texts);
      await page.stop();
    });
  }

  it('a theme’s sheet reaches the box of a calendar as a whole', async () => {
    await themed('rs-calendar::part(calendar)');
    const page = await openCalendar();
    expect(reached(page.root)).to.have.lengthOf(1);
    expect(getComputedStyle(page.find('day')).letterSpacing).to.equal('7px');
    await page.stop();
  });

  it('a theme’s sheet reaches the line between two handles of a slider', async () => {
    await themed('rs-range::part(fill)');
    const range = await openRange('min="0" max="10" double');
    expect(reached(range.root)).to.have.lengthOf(1);
  });

  it('a theme’s sheet reaches the title of a form’s list of errors', async () => {
    await themed('rs-form::part(error-title)');
    const page = await openChecked([
      { name: 'Correo', controls: control('Correo', 'type="email" required') },
    ]);
    expect(await page.press()).to.equal(null);
    const root = page.element.shadowRoot as ShadowRoot;
    await appears(root, '[part~="error-title"]');
    expect(reached(root)).to.have.lengthOf(1);
  });
});
