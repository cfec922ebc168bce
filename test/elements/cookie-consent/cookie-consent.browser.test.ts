import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/cookie-consent/define.js';
import { CookieConsentShowRequestEvent } from '../../../elements/cookie-consent/cookie-consent.events.js';
import { CookieConsentGrantRequestEvent } from '../../../shared/consent/grant-events.js';
import { readConsent } from '../../../shared/consent/watch-choice.js';
import { appears } from '../../shared/appears.js';
import { consentText } from '../../shared/consent/consent-text.js';
import { besideParent } from '../../shared/consent/beside-parent.js';
import { bodyScrollers, restorePage } from '../../shared/body-scrollers.js';
import {
  banner,
  clearCookies,
  isOpen,
  kept,
  openLayer,
  partOf,
  press,
  withoutCookies,
} from './consent-page.js';
import { until } from '../../shared/until.js';

const server = (revision = '1') =>
  html`<cookie-consent revision=${revision} lang="es">${banner}</cookie-consent>`;
const now = () => Math.floor(Date.now() / 1000);
const choose = (accepted: string, revision = 1) => {
  document.cookie = `rs_consent=1.${revision}.${now()}.a1.${accepted}; path=/`;
};

describe('<cookie-consent>', () => {
  beforeEach(clearCookies);
  afterEach(() => {
    clearCookies();
    restorePage();
  });

  it('<cookie-consent> around the server’s banner asks in a region that takes no focus, and keeps a refusal', async () => {
    const { element, reported } = await openLayer(server());
    expect(isOpen(element)).to.equal(true);
    expect(partOf(element, 'banner')?.getAttribute('role')).to.equal('region');
    expect(element.contains(document.activeElement)).to.equal(false);
    press(element, 'reject');
    expect({ isOpen: isOpen(element), kept: kept(), reported }).to.deep.equal({
      isOpen: false,
      kept: 'necessary',
      reported: [['necessary']],
    });
    await appears(element.shadowRoot as ShadowRoot, '[part="revoke-tab"]:not([hidden])');
  });

  it('<cookie-consent> around the server’s banner accepts the offered categories, and never marketing where nobody offers it (consent-01)', async () => {
    const { element } = await openLayer(server());
    press(element, 'accept');
    expect(kept()).to.equal('necessary,preferences,statistics');
  });

  it('<cookie-consent> around the server’s banner removes categories that are not offered from a forged cookie', async () => {
    choose('necessary,marketing');
    const { element } = await openLayer(server());
    expect({ isOpen: isOpen(element), kept: kept() }).to.deep.equal({ isOpen: false, kept: 'necessary' });
  });

  it('<cookie-consent> around the server’s banner makes one choice of a double press (consent-15)', async () => {
    const { element, reported } = await openLayer(server());
    press(element, 'accept');
    const first = document.cookie;
    press(element, 'accept');
    press(element, 'reject');
    expect([reported.length, document.cookie]).to.deep.equal([1, first]);
  });

  it('<cookie-consent> around the server’s banner asks again at a new revision, also where it is set late', async () => {
    choose('necessary,statistics');
    const { element } = await openLayer(server());
    expect(isOpen(element)).to.equal(false);
    element.revision = 2;
    await Promise.resolve();
    expect(isOpen(element)).to.equal(true);
    press(element, 'reject');
    expect(document.cookie).to.contain('rs_consent=1.2.');
  });

  it('<cookie-consent> around the server’s banner is opened again by its tab, a link that comes later and a request, and closes by Escape', async () => {
    choose('necessary');
    const { element } = await openLayer(server());
    const root = element.shadowRoot as ShadowRoot;
    const tab = (await appears(root, '[part="revoke-tab"]')) as HTMLElement;
    const link = document.createElement('a');
    link.href = '#cookie-settings';
    element.after(link);
    const escape = () =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    for (const open of [
      () => tab.click(),
      () => link.click(),
      () => expect(document.dispatchEvent(new CookieConsentShowRequestEvent())).to.equal(false),
      () => element.show(),
    ]) {
      open();
      expect(isOpen(element)).to.equal(true);
      expect(document.activeElement === element).to.equal(true);
      escape();
      expect({ isOpen: isOpen(element), kept: kept() }).to.deep.equal({ isOpen: false, kept: 'necessary' });
    }
    link.remove();
    expect(location.hash).to.equal('');
  });

  it('<cookie-consent> around the server’s banner does not close by Escape before an answer', async () => {
    const { element } = await openLayer(server());
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    element.close();
    expect(isOpen(element)).to.equal(true);
  });

  it('<cookie-consent> around the server’s banner serves “always allow” for what it offers, and nothing else', async () => {
    const { element } = await openLayer(server());
    const ask = (...categories: ('preferences' | 'marketing')[]) =>
      !document.dispatchEvent(new CookieConsentGrantRequestEvent({ categories }));
    expect({ marketing: ask('marketing'), bannerOpen: isOpen(element) }).to.deep.equal({
      marketing: false,
      bannerOpen: true,
    });
    expect({ isServed: ask('preferences'), kept: kept() }).to.deep.equal({
      isServed: true,
      kept: 'necessary,preferences',
    });
  });

  it('<cookie-consent> around the server’s banner does not loop where no cookie can be kept (consent-17)', () =>
    withoutCookies(async () => {
      const { element, reported, clock, reloads } = await openLayer(
        html`<cookie-consent reload="always">${banner}</cookie-consent>`,
      );
      press(element, 'accept');
      await appears(element.shadowRoot as ShadowRoot, '[part="revoke-tab"]');
      clock.pass(5000);
      expect({ reported: reported.length, reloads: reloads(), isOpen: isOpen(element) }).to.deep.equal({
        reported: 1,
        reloads: 0,
        isOpen: false,
      });
      element.show();
      press(element, 'reject');
      expect(reported).to.deep.equal([['necessary', 'preferences', 'statistics'], ['necessary']]);
    }));

  it('<cookie-consent> around the server’s banner reserves space for what it covers, and gives it back', async () => {
    const { element } = await openLayer(server());
    const { style } = document.documentElement;
    const height = partOf(element, 'banner')?.getBoundingClientRect().height ?? 0;
    expect(Number.parseInt(style.getPropertyValue('--suite-bottom-inset'), 10)).to.be.at.least(
      Math.floor(height),
    );
    press(element, 'reject');
    expect([style.getPropertyValue('--suite-bottom-inset'), style.paddingBlockEnd]).to.deep.equal(['', '']);
  });

  for (const { title, open } of bodyScrollers)
    it(`<cookie-consent> around the server’s banner reserves that space at the end of a page whose window does not scroll: ${title}`, async () => {
      open();
      const long = await fixture<HTMLElement>(
        html`<div>
          <div style="block-size: 3000px"></div>
          <a href="#end" id="end">End</a>
        </div>`,
      );
      const { element } = await openLayer(server());
      await until(() => document.body.style.paddingBlockEnd !== '');
      const edge = partOf(element, 'banner')?.getBoundingClientRect().top ?? 0;
      document.body.scrollTo({ top: 9000, behavior: 'instant' });
      const end = long.querySelector('#end') as HTMLElement;
      expect(end.getBoundingClientRect().bottom).to.be.at.most(edge + 1);
      document.body.scrollTo({ top: 0, behavior: 'instant' });
      end.focus();
      // WebKit scrolls in a later task.
      await until(() => document.body.scrollTop > 0);
      expect(end.getBoundingClientRect().bottom).to.be.at.most(edge + 1);
      press(element, 'reject');
      expect([document.body.style.paddingBlockEnd, document.body.style.boxSizing]).to.deep.equal(['', '']);
    });

  it('<cookie-consent> around the server’s banner follows the answer of another page', async () => {
    const { element, reported } = await openLayer(server());
    choose('necessary,preferences');
    document.dispatchEvent(new Event('visibilitychange'));
    expect({ isOpen: isOpen(element), reported }).to.deep.equal({
      isOpen: false,
      reported: [['necessary', 'preferences']],
    });
  });

  it('<cookie-consent> around the server’s banner reads the old component’s cookie once', async () => {
    document.cookie = 'cookieconsent_status=allow; path=/';
    const { element } = await openLayer(server('0'));
    expect({ isOpen: isOpen(element), kept: kept() }).to.deep.equal({
      isOpen: false,
      kept: 'necessary,preferences,statistics',
    });
    expect(document.cookie).not.to.contain('cookieconsent_status');
  });

  for (const [days, daysAgo, opens] of [
    ['', 364, false],
    ['', 366, true],
    ['30', 31, true],
    ['9999', 760, true],
  ] as const)
    it(`<cookie-consent> around the server’s banner ${opens ? 'asks again' : 'asks nothing'} ${daysAgo} days after an answer with days="${days}"`, async () => {
      document.cookie = `rs_consent=${consentText('necessary,statistics', { daysAgo })}; path=/`;
      const { element } = await openLayer(
        html`<cookie-consent revision="1" days=${days}>${banner}</cookie-consent>`,
      );
      expect(isOpen(element)).to.equal(opens);
    });

  it('<cookie-consent> around the server’s banner goes by days that are set late', async () => {
    document.cookie = `rs_consent=${consentText('necessary', { daysAgo: 31 })}; path=/`;
    const { element } = await openLayer(server());
    element.days = 30;
    await Promise.resolve();
    expect(isOpen(element)).to.equal(true);
  });

  for (const daysAgo of [1, -0.5])
    it(`<cookie-consent> around the server’s banner lets a refusal win over a yes of ${daysAgo} days ago that a parent domain keeps`, () =>
      besideParent(consentText('necessary,statistics', { daysAgo }), async () => {
        const first = await openLayer(server());
        expect(isOpen(first.element)).to.equal(false);
        first.element.show();
        press(first.element, 'reject');
        expect(document.cookie.split('rs_consent=').length).to.equal(3);
        first.element.remove();
        const next = await openLayer(server());
        expect(readConsent(document)?.accepted).to.deep.equal(['necessary']);
        expect(next.element.matches(':state(asked)')).to.equal(true);
      }));

  it('<cookie-consent> around the server’s banner goes on writing the old cookie where the author wants it', async () => {
    const { element } = await openLayer(html`<cookie-consent legacy-cookie>${banner}</cookie-consent>`);
    press(element, 'accept');
    await appears(element.shadowRoot as ShadowRoot, '[part="revoke-tab"]');
    await Promise.resolve();
    expect(document.cookie).to.contain('cookieconsent_status=allow');
  });

  it('<cookie-consent> around the server’s banner keeps the name of the choice over all answers, also at another revision', async () => {
    const nameOf = () => document.cookie.split('.')[3];
    const { element } = await openLayer(server());
    press(element, 'reject');
    const name = nameOf();
    expect(name).to.match(/^[a-z0-9]{9,}$/);
    element.show();
    press(element, 'accept');
    expect([nameOf(), kept()]).to.deep.equal([name, 'necessary,preferences,statistics']);
    element.remove();
    const next = await openLayer(server('2'));
    expect(isOpen(next.element)).to.equal(true);
    press(next.element, 'reject');
    expect([nameOf(), kept()]).to.deep.equal([name, 'necessary']);
  });

  it('<cookie-consent> around the server’s banner leaves the page as it was', async () => {
    const { element } = await openLayer(server());
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.documentElement.getAttribute('style') ?? '').to.equal('');
  });
});
