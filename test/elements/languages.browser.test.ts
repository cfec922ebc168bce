import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../elements/cookie-consent/define.js';
import '../../elements/offcanvas-panel/define.js';
import '../../elements/rs-calendar/define.js';
import '../../elements/rs-form/define.js';
import { appears } from '../shared/appears.js';
import { writePageTexts } from '../shared/page-texts.js';
import { recordConsole } from '../shared/record-console.js';
import { until } from '../shared/until.js';
import { clearCookies } from './cookie-consent/consent-page.js';
import { openFormPage } from './rs-form/page-driver.js';
import { practiceJson, practicePage } from './rs-form/practice-page.js';

const rootOf = (element: Element) => element.shadowRoot as ShadowRoot;
const nameOf = (element: Element) =>
  [element.localName, element.getAttribute('part'), element.className].filter(Boolean).join(' ');

/** Returns the elements of a root that a visitor sees. */
function shown(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*:not(style, option)')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
    );
  });
}

/** Returns the elements that are wider than the window, texts that are wider than their box, and boxes that cut what they hold. */
function cut(root: ParentNode): readonly string[] {
  const isCut = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect();
    const { display, overflowX } = getComputedStyle(element);
    const holdsText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isWider = element.scrollWidth > element.clientWidth + 2 && display !== 'inline';
    return (isWider && (holdsText || overflowX !== 'visible')) || left < -1 || right > innerWidth + 1;
  };
  return shown(root).filter(isCut).map(nameOf);
}

/** Returns pairs of buttons that lie over each other. What scrolls below buttons that stay in view is none. */
function overlaps(root: ParentNode): readonly string[] {
  const boxes = shown(root)
    .filter((element) => element.matches('button, a, select, input'))
    .map((element) => {
      const { position } = getComputedStyle(element.parentElement ?? element);
      return { name: nameOf(element), isSticky: position === 'sticky', box: element.getBoundingClientRect() };
    });
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(({ isSticky, box }) => isSticky === one.isSticky && isOver(one.box, box))
      .map(({ name }) => `${one.name} over ${name}`),
  );
}

function isOver(one: DOMRect, two: DOMRect): boolean {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 1 && height > 1;
}

/** Settles when nothing moves any more. */
async function settled(root: ShadowRoot): Promise<void> {
  const moves = [...root.getAnimations(), ...document.getAnimations()];
  const ending = moves.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished));
}

function expectRoom(root: ParentNode): void {
  expect(shown(root)).not.to.have.length(0);
  expect([cut(root), overlaps(root)]).to.deep.equal([[], []]);
}

/** Opens the calendar of an input in a language. */
async function openCalendar(lang: string): Promise<ShadowRoot> {
  const place = await fixture<HTMLElement>(
    html`<div lang=${lang}>
      <label for="tag">Tag</label> <input type="text" id="tag" value="24-12-2027" />
      <rs-calendar for="tag" format="DD-MM-YYYY HH:mm"></rs-calendar>
    </div>`,
  );
  const root = rootOf(place.querySelector('rs-calendar') as Element);
  const toggle = (await appears(root, '[part~="toggle"]')) as HTMLElement;
  toggle.click();
  await appears(root, '[part~="day"]');
  return root;
}

/** Opens the months of a calendar in the place of its days. */
async function openMonths(root: ShadowRoot): Promise<Element> {
  // The popup moves the focus to its day once it is painted.
  await until(() => root.activeElement?.matches('[part~="day"]'), 'the focus on a day');
  root.querySelector<HTMLElement>('[part~="heading"]')?.click();
  return appears(root, '.months');
}

describe('German, whose words are long, in a window of 320 pixels', () => {
  before(() => setViewport({ width: 320, height: 640 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('German, whose words are long, in a window of 320 pixels, has room in the consent banner and in its settings', async () => {
    clearCookies();
    const element = await fixture<HTMLElement>(html`<cookie-consent locale="de"></cookie-consent>`);
    const root = rootOf(element);
    const settings = (await appears(root, '[part~="banner-settings"]', 'Anpassen')) as HTMLElement;
    expectRoom(root.querySelector('[part~="banner"]') as Element);
    settings.click();
    await appears(root, 'dialog[open] [part~="settings-save"]', 'Auswahl speichern');
    await settled(root);
    expectRoom(root.querySelector('dialog') as Element);
    element.remove();
    clearCookies();
  });

  it('German, whose words are long, in a window of 320 pixels, has room in the calendar', async () => {
    const root = await openCalendar('de');
    expect(root.getElementById('heading')?.textContent).to.equal('Dezember 2027');
    expectRoom(root.querySelector('[part~="calendar"]') as Element);
    const months = await openMonths(root);
    expect(months.textContent).to.contain('Dezember');
    expectRoom(root.querySelector('[part~="calendar"]') as Element);
  });

  it('German, whose words are long, in a window of 320 pixels, has room in the panel', async () => {
    const place = await fixture<HTMLElement>(
      html`<div lang="de">
        <button data-offcanvas-toggle>Menü</button>
        <offcanvas-panel
          ><nav aria-label="Menü"><a href="#nowhere">Datenschutzerklärung</a></nav></offcanvas-panel
        >
      </div>`,
    );
    await appears(place, 'offcanvas-panel[data-ready]');
    const opened = new Promise((resolve) => {
      place.addEventListener('offcanvas-panel-opened', resolve, { once: true });
    });
    place.querySelector<HTMLElement>('button')?.click();
    await opened;
    const root = rootOf(place.querySelector('offcanvas-panel') as Element);
    const close = await appears(root, '[part~="close"]');
    expect(close.getAttribute('aria-label')).to.equal('Schließen');
    await settled(root);
    expectRoom(root);
    place.querySelector('offcanvas-panel')?.remove();
  });

  it('German, whose words are long, in a window of 320 pixels, has room in the notices of a form', async () => {
    const page = await openFormPage(practicePage(practiceJson, 'privacy="strict" locale="de"'));
    page.tick('E-mail');
    page.type('Email', 'ana@');
    await page.press();
    const { element } = page;
    await appears(rootOf(element), '[part~="hint"]', 'noch nichts gesendet');
    expectRoom(rootOf(element));
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
  });
});

describe('the languages of a page', () => {
  it('the languages of a page write a date as the language does: a Polish month has another name in a date', async () => {
    const root = await openCalendar('pl');
    const day = root.querySelector('[part~="day"][aria-selected="true"]');
    expect(day?.getAttribute('aria-label')).to.match(/^piątek, 24 grudnia 2027/);
    expect(root.getElementById('heading')?.textContent).to.equal('Grudzień 2027');
    const months = await openMonths(root);
    expect([...months.children].at(-1)?.textContent).to.equal('Grudzień');
    expect(months.children).to.have.length(12);
  });

  it('the languages of a page have Basque and Galician names where the browser has no data of them', async () => {
    const basque = await openCalendar('eu');
    const day = basque.querySelector('[part~="day"][aria-selected="true"]');
    expect(day?.getAttribute('aria-label')).to.match(/^2027\(e\)ko abenduaren 24\(a\), ostirala/);
    const galician = await openCalendar('gl');
    expect(galician.getElementById('heading')?.textContent).to.equal('Decembro de 2027');
  });

  it('the languages of a page are right to left in an Arabic calendar of a Spanish page, its example isolated', async () => {
    const place = await fixture<HTMLElement>(
      html`<div lang="es">
        <label for="fecha">Fecha</label> <input type="text" id="fecha" />
        <rs-calendar for="fecha" format="DD-MM-YYYY" locale="ar"></rs-calendar>
      </div>`,
    );
    const hint = (await appears(place, '[slot="hint"]', 'على سبيل المثال')) as HTMLElement;
    expect([hint.lang, hint.dir]).to.deep.equal(['ar', 'rtl']);
    expect(hint.textContent).to.match(/\u206824-12-\d{4}\u2069$/);
  });

  it('the languages of a page can be another one that the page brings at run time, with English for what it leaves out', async () => {
    const forget = writePageTexts('sv', {
      'calendar.choose-date': 'Välj datum',
      'calendar.previous-month': 'Föregående månad',
    });
    const record = recordConsole();
    const root = await openCalendar('sv');
    record.stop();
    expect(root.querySelector('[part~="toggle"]')?.getAttribute('aria-label')).to.equal('Välj datum');
    expect(root.querySelector('[part~="toggle"]')?.hasAttribute('lang')).to.equal(false);
    const next = root.querySelector<HTMLElement>('[part~="next"]');
    expect([next?.ariaLabel, next?.lang]).to.deep.equal(['Next month', 'en']);
    expect(root.querySelector('[part~="previous"]')?.ariaLabel).to.equal('Föregående månad');
    expect(record.warnings).to.have.lengthOf(1);
    expect(record.warnings[0]).to.contain('found "sv", which has no names of months');
    forget();
  });

  it('the languages of a page report the state of consent in the direction of its language', async () => {
    const element = await fixture<HTMLElement>(html`<cookie-consent locale="ar"></cookie-consent>`);
    const title = (await appears(rootOf(element), '[part~="banner-title"]', 'خصوصيتكم')) as HTMLElement;
    const status = rootOf(element).querySelector<HTMLElement>('[part~="banner"] [part~="message"]');
    expect([title.dir, status?.lang, status?.dir]).to.deep.equal(['rtl', 'ar', 'rtl']);
    element.remove();
    clearCookies();
  });
});
