import { expect, fixture, html } from '@open-wc/testing';
import { BannerPainter } from '../../../elements/cookie-consent/banner/banner-painter.js';
import { initialConsent } from '../../../elements/cookie-consent/choice/step-consent.model.js';
import { CookieConsentElement } from '../../../elements/cookie-consent/cookie-consent.shell.js';
import '../../../elements/cookie-consent/define.js';
import { appears } from '../../shared/appears.js';
import { consentText } from '../../shared/consent/consent-text.js';
import { holdIdle } from '../../shared/idle.js';
import { pretend } from '../../shared/pretend.js';
import { errorsDuring } from '../../shared/record-console.js';
import {
  banner,
  clearCookies,
  isOpen,
  kept,
  openLayer,
  partOf,
  press,
  type OpenLayer,
} from './consent-page.js';

type Settings = typeof import('../../../elements/cookie-consent/settings/mount-settings.js');

const loadSettings = (): Promise<Settings> =>
  import('../../../elements/cookie-consent/settings/mount-settings.js');
const loseSettings = () => Promise.reject<Settings>(new TypeError('Failed to fetch mount-settings.js'));
const rootOf = ({ element }: OpenLayer) => element.shadowRoot as ShadowRoot;

/** Opens a page with an empty tag, and waits for its banner. */
async function openEmpty(
  load?: () => Promise<Settings>,
  tag = html`<cookie-consent lang="es"></cookie-consent>`,
) {
  const open = await openLayer(tag, load);
  await appears(rootOf(open), '[part~="banner-reject"]');
  return open;
}

/** Returns an empty tag in which no core has painted anything. */
async function openWithoutCore(): Promise<CookieConsentElement> {
  const { start } = CookieConsentElement;
  CookieConsentElement.start = () => ({ show() {}, close() {}, stop() {} });
  const element = await fixture<CookieConsentElement>(html`<cookie-consent lang="es"></cookie-consent>`);
  await new Promise<unknown>((resolve) => element.withCore(resolve));
  CookieConsentElement.start = start;
  return element;
}

/** Returns the message in the banner. The message before a reload is beside the banner. */
function messageOf(open: OpenLayer): HTMLElement {
  return rootOf(open).querySelector('[part~="banner"] [part~="message"]') as HTMLElement;
}

function statusOf(open: OpenLayer): string {
  const message = messageOf(open);
  return message.checkVisibility() ? message.textContent : '';
}

describe('the banner of an empty <cookie-consent>', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  for (const [button, choice] of [
    ['accept', 'necessary,preferences,statistics'],
    ['reject', 'necessary'],
  ] as const) {
    it(`the banner of an empty <cookie-consent> is on screen without React, and ${button} is kept`, async () => {
      const idle = holdIdle();
      let requests = 0;
      const open = await openEmpty(() => {
        requests += 1;
        return loseSettings();
      });
      expect(isOpen(open.element)).to.equal(true);
      partOf(open.element, `banner-${button}`)?.click();
      idle.now();
      idle.end();
      expect({ kept: kept(), isOpen: isOpen(open.element), requests }).to.deep.equal({
        kept: choice,
        isOpen: false,
        requests: 0,
      });
    });
  }

  it('the banner of an empty <cookie-consent> is a heading, a text, the links to both policies and three buttons, in this order', async () => {
    const open = await openEmpty();
    const own = partOf(open.element, 'banner-reject')?.closest('div:not([part])');
    const found = [...(own?.querySelectorAll('[part]') ?? [])].map((element) => [
      element.localName,
      element.getAttribute('part'),
    ]);
    expect(found).to.deep.equal([
      ['h2', 'banner-title'],
      ['p', 'banner-text'],
      ['p', 'banner-text'],
      ['a', 'banner-link'],
      ['a', 'banner-link'],
      ['div', 'banner-buttons'],
      ['button', 'banner-accept'],
      ['button', 'banner-reject'],
      ['button', 'banner-settings'],
    ]);
    expect(partOf(open.element, 'banner-title')?.textContent).to.equal('Tu privacidad');
    expect(partOf(open.element, 'banner-settings')?.ariaHasPopup).to.equal('dialog');
  });

  it('the banner of an empty <cookie-consent> says in which language it is where the page has another', async () => {
    const open = await openEmpty(loadSettings, html`<cookie-consent lang="sv"></cookie-consent>`);
    const title = partOf(open.element, 'banner-title');
    expect([title?.textContent, title?.lang, title?.dir]).to.deep.equal(['Your privacy', 'en', 'ltr']);
  });

  it('the banner of an empty <cookie-consent> takes the focus of a visitor who opens it again', async () => {
    document.cookie = `rs_consent=${consentText('necessary')}; path=/`;
    const { element } = await openLayer(html`<cookie-consent revision="1" lang="es"></cookie-consent>`);
    element.show();
    expect(partOf(element, 'banner-reject')?.checkVisibility()).to.equal(true);
    expect(element.shadowRoot?.activeElement === partOf(element, 'banner')).to.equal(true);
  });

  it('the banner of an empty <cookie-consent> leaves the focus alone when it opens by itself', async () => {
    const link = await fixture<HTMLElement>(html`<a href="#top">Top</a>`);
    link.focus();
    const open = await openEmpty();
    expect(partOf(open.element, 'banner')?.checkVisibility()).to.equal(true);
    expect(document.activeElement === link).to.equal(true);
  });

  it('the banner of an empty <cookie-consent> is on screen in the frame in which its code runs', async () => {
    const element = await openWithoutCore();
    const painter = new BannerPainter(element);
    painter.paint(initialConsent(null, true));
    const shown = ['title', 'accept', 'reject', 'settings'].filter((name) =>
      partOf(element, `banner-${name}`)?.checkVisibility(),
    );
    expect(shown).to.have.length(4);
    painter.stop();
    expect(partOf(element, 'banner-reject')).to.equal(null);
  });

  it('the banner of an empty <cookie-consent> is written in another language when `locale` changes, and keeps its elements and the focus', async () => {
    const open = await openEmpty();
    const accept = partOf(open.element, 'banner-accept') as HTMLElement;
    accept.focus();
    open.element.locale = 'en';
    await appears(rootOf(open), '[part~="banner-title"]', 'Your privacy');
    expect(partOf(open.element, 'banner-accept')).to.equal(accept);
    expect([accept.textContent, rootOf(open).activeElement]).to.deep.equal(['Accept all', accept]);
    open.element.locale = '';
    await appears(rootOf(open), '[part~="banner-title"]', 'Tu privacidad');
  });

  it('the banner of an empty <cookie-consent> keeps the words of a page translator while its language is the same', async () => {
    const element = await openWithoutCore();
    const painter = new BannerPainter(element);
    painter.paint(initialConsent(null, true));
    const title = partOf(element, 'banner-title') as HTMLElement;
    title.textContent = 'Ваша конфиденциальность';
    painter.paint(initialConsent(null, true));
    expect(title.textContent).to.equal('Ваша конфиденциальность');
    painter.stop();
  });

  it('the banner of an empty <cookie-consent> goes with the tag', async () => {
    const open = await openEmpty();
    open.element.remove();
    await Promise.resolve();
    expect(rootOf(open).querySelectorAll('[part~="banner-reject"]')).to.have.length(0);
  });

  it('the banner of an empty <cookie-consent> is not written beside a banner of the author’s own', async () => {
    const open = await openLayer(html`<cookie-consent lang="es">${banner}</cookie-consent>`);
    press(open.element, 'settings');
    await appears(rootOf(open), 'dialog[open]');
    expect(rootOf(open).querySelectorAll('[part~="banner-title"]')).to.have.length(0);
  });
});

describe('the settings of an empty <cookie-consent>', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('the settings of an empty <cookie-consent> are named as late, can be done without, and open when they arrive', async () => {
    let arrive = () => {};
    const open = await openEmpty(
      () => new Promise((resolve, reject) => (arrive = () => void loadSettings().then(resolve, reject))),
    );
    partOf(open.element, 'banner-settings')?.click();
    open.clock.pass(4000);
    expect(statusOf(open)).to.contain('Los ajustes no llegan');
    const { lang, dir } = messageOf(open);
    expect([lang, dir]).to.deep.equal(['es', 'ltr']);
    expect(isOpen(open.element)).to.equal(true);
    arrive();
    await appears(rootOf(open), 'dialog[open]');
    expect(statusOf(open)).to.equal('');
    partOf(open.element, 'settings-save')?.click();
    expect(kept()).to.equal('necessary');
  });

  it('the settings of an empty <cookie-consent> that are lost are named so; a choice is kept all the same, and another press tries again', async () => {
    let load = loseSettings;
    const open = await openEmpty(() => load());
    const settings = partOf(open.element, 'banner-settings');
    const errors = await errorsDuring(async () => {
      settings?.click();
      await appears(rootOf(open), '[part~="banner"] [part~="message"]', 'Los ajustes no llegan');
    });
    expect(errors.join()).to.contain('Failed to fetch mount-settings.js');
    load = loadSettings;
    settings?.click();
    await appears(rootOf(open), 'dialog[open]');
    partOf(open.element, 'close')?.click();
    partOf(open.element, 'banner-reject')?.click();
    expect(kept()).to.equal('necessary');
  });

  describe('before they are opened', () => {
    const page = html`<cookie-consent lang="es"></cookie-consent>`;
    const noSettings = html`<cookie-consent lang="es"
      ><button data-consent="accept">Sí</button><button data-consent="reject">No</button></cookie-consent
    >`;

    /** Opens a page and returns the requests for its settings before and after the browser is idle. */
    async function requestsOf(tag: typeof page): Promise<readonly number[]> {
      const idle = holdIdle();
      let requests = 0;
      await openLayer(tag, () => {
        requests += 1;
        return loadSettings();
      });
      const before = requests;
      idle.now();
      idle.end();
      return [before, requests];
    }

    it('the settings of an empty <cookie-consent> before they are opened are loaded while the banner is on show and the browser is idle', async () => {
      expect(await requestsOf(page)).to.deep.equal([0, 1]);
    });

    it('the settings of an empty <cookie-consent> before they are opened are not loaded for a visitor who saves data', async () => {
      const restore = pretend({ connection: { saveData: true } });
      expect(await requestsOf(page)).to.deep.equal([0, 0]);
      restore();
    });

    it('the settings of an empty <cookie-consent> before they are opened are not loaded where the visitor has answered, or the banner offers none', async () => {
      expect(await requestsOf(noSettings)).to.deep.equal([0, 0]);
      document.cookie = `rs_consent=${consentText('necessary')}; path=/`;
      expect(await requestsOf(page)).to.deep.equal([0, 0]);
    });
  });
});
