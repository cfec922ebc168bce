import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../elements/cookie-consent/define.js';
import '../../elements/rs-calendar/define.js';
import { deepActiveElement } from '../../shared/dom/deep-active-element.js';
import { appears } from '../shared/appears.js';
import { clearCookie, setCookie } from '../shared/consent/toy-gate.js';
import { until } from '../shared/until.js';
import { banner, clearCookies, openLayer, press } from './cookie-consent/consent-page.js';
import { openPage as openGallery } from './media-box/box-page.js';
import { openMenu } from './nav-menu/menu-page.js';
import { openPage as openPanel } from './offcanvas-panel/panel-page.js';
import { openPage as openCalendar } from './rs-calendar/calendar-page.js';
import {
  accepted,
  openLocation,
  playGeocoder,
  type Geocoder,
  type LocationPage,
} from './rs-location/location-page.js';
import { inputMarkup, openRange } from './rs-range/range-page.js';
import { openPage as openTabs } from './tab-set/tabs-page.js';

/** Attributes of an element, by name. */
const read = (element: Element | undefined, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, element?.getAttribute(name)]));

async function chord(held: string, key: string): Promise<void> {
  await sendKeys({ down: held });
  await sendKeys({ press: key });
  await sendKeys({ up: held });
}

describe('the tabs of a <tab-set>', () => {
  it('the tabs of a <tab-set> are one tab list with one chosen tab, whose panel alone is shown', async () => {
    const page = await openTabs();
    page.tab('What').click();
    expect(page.list.role).to.equal('tablist');
    expect(page.tabs.map(({ role }) => role)).to.deep.equal(['tab', 'tab', 'tab']);
    expect(page.tabs.map((tab) => tab.ariaSelected)).to.deep.equal(['false', 'true', 'false']);
    expect(page.panels.map(({ role }) => role)).to.deep.equal(['tabpanel', 'tabpanel', 'tabpanel']);
    expect(page.panels.filter((panel) => !panel.hasAttribute('hidden'))).to.deep.equal([page.panels[1]]);
  });
});

describe('the buttons of a <nav-menu>', () => {
  it('the buttons of a <nav-menu> name their submenu and their item, and say whether it is open', async () => {
    const page = await openMenu();
    const button = page.toggle('services');
    const label = document.getElementById(button.getAttribute('aria-labelledby') ?? '');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).to.equal(
      page.submenu('services'),
    );
    expect(button.ariaLabel ?? label?.textContent).to.contain('Servicios');
    expect(button.ariaExpanded).to.equal('false');
    button.click();
    expect(button.ariaExpanded).to.equal('true');
  });

  it('the buttons of a <nav-menu> close by a second press of Enter or Space', async () => {
    const page = await openMenu();
    page.toggle('services').focus();
    for (const key of ['Enter', ' ']) {
      await sendKeys({ press: key });
      expect(page.open, key).to.deep.equal(['services']);
      await sendKeys({ press: key });
      expect(page.open, key).to.deep.equal([]);
    }
  });
});

describe('the modal dialogs', () => {
  afterEach(clearCookies);

  const nameOf = (dialog: HTMLDialogElement) => {
    const root = dialog.getRootNode() as ShadowRoot;
    const label = root.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    return (dialog.ariaLabel ?? label?.textContent ?? '').trim();
  };

  it('the modal dialogs have the role of a dialog, a name, and an inert page behind them', async () => {
    const panel = await openPanel();
    await panel.opens();
    const found = [
      { dialog: panel.dialog, name: nameOf(panel.dialog), isModal: panel.dialog.matches(':modal') },
    ];
    await panel.closes();

    const gallery = await openGallery();
    await gallery.open('one');
    const viewer = gallery.dialog as HTMLDialogElement;
    found.push({ dialog: viewer, name: nameOf(viewer), isModal: viewer.matches(':modal') });
    gallery.box.close();

    const { element } = await openLayer(html`<cookie-consent lang="es">${banner}</cookie-consent>`);
    press(element, 'settings');
    const settings = (await appears(element.shadowRoot as ShadowRoot, 'dialog[open]')) as HTMLDialogElement;
    found.push({ dialog: settings, name: nameOf(settings), isModal: settings.matches(':modal') });
    settings.close();

    for (const { dialog, name, isModal } of found) {
      expect(dialog.getAttribute('role') ?? 'dialog').to.equal('dialog');
      expect(name, dialog.outerHTML.slice(0, 120)).to.not.equal('');
      expect(isModal, name).to.equal(true);
    }
  });

  it('the modal dialogs keep Shift and Tab inside the panel, from the first control to the last', async () => {
    const page = await openPanel();
    await page.opens();
    const visited = new Set<Element | null>();
    for (let presses = 0; presses < 6; presses += 1) {
      await chord('Shift', 'Tab');
      visited.add(deepActiveElement());
    }
    expect(visited.has(page.find('#link'))).to.equal(true);
    expect(visited.has(page.part('close'))).to.equal(true);
    expect(visited.has(page.find('#rest'))).to.equal(false);
    await page.closes();
  });
});

describe('the combobox of an <rs-location>', () => {
  let service: Geocoder;

  before(() => {
    service = playGeocoder();
    setCookie(accepted);
  });
  after(async () => {
    service.stop();
    await clearCookie();
  });

  async function openList(): Promise<LocationPage> {
    const page = openLocation('geocoder="/geo"');
    await appears(page.form, '[role="combobox"]');
    page.type('Calle');
    await page.options();
    return page;
  }

  it('the combobox of an <rs-location> names its list, and marks no address before an arrow key', async () => {
    const page = await openList();
    const list = page.form.querySelector('[role="listbox"]') as HTMLElement;
    expect(read(page.text, 'aria-autocomplete', 'aria-activedescendant')).to.deep.equal({
      'aria-autocomplete': 'list',
      'aria-activedescendant': null,
    });
    expect(page.text.getAttribute('aria-controls')).to.equal(list.id);
    expect(list.ariaLabel).to.not.equal('');
    expect((await page.options()).map((option) => option.ariaSelected)).to.deep.equal(['false', 'false']);
    page.key('ArrowDown');
    await until(() => page.text.getAttribute('aria-activedescendant') !== null, 'an address is marked');
    const marked = page.form.querySelector('[role="option"][aria-selected="true"]');
    expect([marked?.id, marked?.textContent]).to.deep.equal([
      page.text.getAttribute('aria-activedescendant'),
      'Calle Mayor 1',
    ]);
  });
});

describe('the handles of an <rs-range>', () => {
  const between = 'max="200" step="10" suffix=" €" double';
  const state = (handles: readonly HTMLElement[]) =>
    handles.map((handle) =>
      ['min', 'now', 'max'].map((name) => Number(handle.getAttribute(`aria-value${name}`))),
    );

  it('the handles of an <rs-range> are stops of the Tab key, and each says the bound that the other one sets', async () => {
    const { handles } = await openRange(between, inputMarkup('20-80'));
    expect(handles.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, 0]);
    expect(state(handles)).to.deep.equal([
      [0, 20, 80],
      [20, 80, 200],
    ]);
  });

  it('the handles of an <rs-range> move by the arrows up and down and by whole pages', async () => {
    const page = await openRange(between, inputMarkup('20-80'));
    const keys = [
      [0, 'ArrowUp', '30-80'],
      [0, 'ArrowDown', '20-80'],
      [1, 'ArrowUp', '20-90'],
      [1, 'PageDown', '20-40'],
      [1, 'PageUp', '20-90'],
    ] as const;
    for (const [handle, key, expected] of keys) {
      page.key(handle, key);
      expect(page.text.value, key).to.equal(expected);
    }
  });
});

describe('the date picker of an <rs-calendar>', () => {
  it('the date picker of an <rs-calendar> names its buttons and its grid, whose months go by Page Up and Page Down', async () => {
    const page = await openCalendar();
    const nameless = [...page.root.querySelectorAll('button')].filter(
      ({ ariaLabel, textContent }) => (ariaLabel ?? textContent ?? '').trim() === '',
    );
    expect(nameless).to.deep.equal([]);
    const grid = page.root.querySelector('[role="grid"]') as HTMLElement;
    const heading = page.root.getElementById(grid.getAttribute('aria-labelledby') ?? '');
    expect(heading?.textContent).to.equal('Marzo de 2027');
    expect(heading?.ariaLive).to.equal('polite');

    page.day('viernes, 12 de marzo de 2027').focus();
    for (const [held, key, label] of [
      ['', 'PageUp', 'viernes, 12 de febrero de 2027'],
      ['', 'PageDown', 'viernes, 12 de marzo de 2027'],
      ['Shift', 'PageDown', 'domingo, 12 de marzo de 2028'],
    ] as const) {
      if (held) await chord(held, key);
      else await sendKeys({ press: key });
      expect(page.focused()?.ariaLabel, key).to.equal(label);
    }
    await page.stop();
  });

  it('the date picker of an <rs-calendar> opens by its button with Space, which says that a dialog belongs to it', async () => {
    document.querySelector('form')?.remove();
    const form = document.createElement('form');
    form.lang = 'es';
    const [label, input] = [document.createElement('label'), document.createElement('input')];
    Object.assign(label, { htmlFor: 'dia', textContent: 'Día' });
    Object.assign(input, { id: 'dia', name: 'dia' });
    const calendar = document.createElement('rs-calendar');
    calendar.setAttribute('for', 'dia');
    form.append(label, input, calendar);
    document.body.append(form);
    const root = calendar.shadowRoot as ShadowRoot;
    const button = (await appears(root, '[part="toggle"]')) as HTMLElement;
    expect(button.ariaHasPopup).to.equal('dialog');
    expect(button.ariaLabel).to.not.equal(null);
    button.focus();
    await sendKeys({ press: ' ' });
    await until(() => root.activeElement?.part.contains('day'), 'a day has the focus');
    expect(button.ariaExpanded).to.equal('true');
    form.remove();
  });
});
