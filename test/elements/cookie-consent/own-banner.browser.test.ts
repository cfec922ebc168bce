import { expect, fixture, html } from '@open-wc/testing';
import { BannerPainter } from '../../../elements/cookie-consent/banner/paint-banner.dom.js';
import { initialConsent } from '../../../elements/cookie-consent/choice/step-consent.model.js';
import { CookieConsentElement } from '../../../elements/cookie-consent/cookie-consent.shell.js';
import '../../../elements/cookie-consent/define.js';
import { appears } from '../../shared/appears.js';
import { consentText } from '../../shared/consent/consent-text.js';
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

type View = typeof import('../../../elements/cookie-consent/cookie-consent.view.js');

const loadView = (): Promise<View> => import('../../../elements/cookie-consent/cookie-consent.view.js');
const loseView = () => Promise.reject<View>(new TypeError('Failed to fetch cookie-consent.view.js'));
const rootOf = ({ element }: OpenLayer) => element.shadowRoot as ShadowRoot;

/** Opens a page with an empty tag, and waits for its banner. */
async function openEmpty(
  load?: () => Promise<View>,
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
    it(`is on screen without React, and ${button} is kept`, async () => {
      let requests = 0;
      const open = await openEmpty(() => {
        requests += 1;
        return loseView();
      });
      expect(isOpen(open.element)).to.equal(true);
      partOf(open.element, `banner-${button}`)?.click();
      expect([kept(), isOpen(open.element), requests]).to.deep.equal([choice, false, 0]);
    });
  }

  it('is a heading, a text, the links to both policies and three buttons, in this order', async () => {
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

  it('says in which language it is where the page has another', async () => {
    const open = await openEmpty(loadView, html`<cookie-consent lang="sv"></cookie-consent>`);
    const title = partOf(open.element, 'banner-title');
    expect([title?.textContent, title?.lang, title?.dir]).to.deep.equal(['Your privacy', 'en', 'ltr']);
  });

  it('takes the focus of a visitor who opens it again, when its words are there', async () => {
    document.cookie = `rs_consent=${consentText('necessary')}; path=/`;
    const { element } = await openLayer(html`<cookie-consent revision="1" lang="es"></cookie-consent>`);
    element.show();
    await appears(element.shadowRoot as ShadowRoot, '[part~="banner-reject"]');
    expect(element.shadowRoot?.activeElement === partOf(element, 'banner')).to.equal(true);
  });

  it('leaves the focus in the field where the visitor has gone on before its words are there', async () => {
    document.cookie = `rs_consent=${consentText('necessary')}; path=/`;
    const field = await fixture<HTMLInputElement>(html`<input />`);
    const { element } = await openLayer(html`<cookie-consent revision="1" lang="es"></cookie-consent>`);
    element.show();
    field.focus();
    await appears(element.shadowRoot as ShadowRoot, '[part~="banner-reject"]');
    expect(document.activeElement === field).to.equal(true);
  });

  it('leaves the focus alone when it opens by itself', async () => {
    const link = await fixture<HTMLElement>(html`<a href="#top">Top</a>`);
    link.focus();
    const open = await openEmpty();
    expect(partOf(open.element, 'banner')?.checkVisibility()).to.equal(true);
    expect(document.activeElement === link).to.equal(true);
  });

  it('is on screen in the frame in which its chunk runs', async () => {
    const element = await openWithoutCore();
    const ownBanner = await import('../../../elements/cookie-consent/banner/own-banner.js');
    const painter = new BannerPainter(element, () => Promise.resolve(ownBanner));
    painter.paint(initialConsent(null, true));
    // The browser draws no frame between microtasks.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    const shown = ['title', 'accept', 'reject', 'settings'].filter((name) =>
      partOf(element, `banner-${name}`)?.checkVisibility(),
    );
    expect(shown).to.have.length(4);
    painter.stop();
  });

  it('whose chunk is lost is named in the console, and is written with the next change', async () => {
    const element = await openWithoutCore();
    let isLost = true;
    const painter = new BannerPainter(element, () =>
      isLost
        ? Promise.reject(new TypeError('Failed to fetch own-banner.js'))
        : import('../../../elements/cookie-consent/banner/own-banner.js'),
    );
    const errors = await errorsDuring(async () => {
      painter.paint(initialConsent(null, true));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(errors.join()).to.contain('Failed to fetch own-banner.js');
    isLost = false;
    painter.paint(initialConsent(null, true));
    await appears(element.shadowRoot as ShadowRoot, '[part~="banner-reject"]');
    painter.stop();
    expect(partOf(element, 'banner-reject')).to.equal(null);
  });

  it('is written in another language when `locale` changes, and keeps its elements and the focus', async () => {
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

  it('keeps the words of a page translator while its language is the same', async () => {
    const element = await openWithoutCore();
    const painter = new BannerPainter(
      element,
      () => import('../../../elements/cookie-consent/banner/own-banner.js'),
    );
    painter.paint(initialConsent(null, true));
    await appears(element.shadowRoot as ShadowRoot, '[part~="banner-reject"]');
    const title = partOf(element, 'banner-title') as HTMLElement;
    title.textContent = 'Ваша конфиденциальность';
    painter.paint(initialConsent(null, true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(title.textContent).to.equal('Ваша конфиденциальность');
    painter.stop();
  });

  it('goes with the tag', async () => {
    const open = await openEmpty();
    open.element.remove();
    await Promise.resolve();
    expect(rootOf(open).querySelectorAll('[part~="banner-reject"]')).to.have.length(0);
  });

  it('is not written beside a banner of the author’s own', async () => {
    const open = await openLayer(html`<cookie-consent lang="es">${banner}</cookie-consent>`);
    press(open.element, 'settings');
    await appears(rootOf(open), 'dialog[open]');
    expect(rootOf(open).querySelectorAll('[part~="banner-title"]')).to.have.length(0);
  });
});

describe('the settings of an empty <cookie-consent>', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('are named as late, can be done without, and open when they arrive', async () => {
    let arrive = () => {};
    const open = await openEmpty(
      () => new Promise((resolve, reject) => (arrive = () => void loadView().then(resolve, reject))),
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

  it('that are lost are named so; a choice is kept all the same, and another press tries again', async () => {
    let load = loseView;
    const open = await openEmpty(() => load());
    const settings = partOf(open.element, 'banner-settings');
    const errors = await errorsDuring(async () => {
      settings?.click();
      await appears(rootOf(open), '[part~="banner"] [part~="message"]', 'Los ajustes no llegan');
    });
    expect(errors.join()).to.contain('Failed to fetch cookie-consent.view.js');
    load = loadView;
    settings?.click();
    await appears(rootOf(open), 'dialog[open]');
    partOf(open.element, 'close')?.click();
    partOf(open.element, 'banner-reject')?.click();
    expect(kept()).to.equal('necessary');
  });
});
