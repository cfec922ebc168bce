import { expect } from '@open-wc/testing';
import { CookieConsentChangedEvent } from '../../../shared/consent/consent-events.js';
import type { ConsentGate } from '../../../shared/consent/consent-gate.js';
import { errorsDuring } from '../record-console.js';
import { consentCookies } from './consent-cookies.js';
import { consentText } from './consent-text.js';
import { accepted, clearCookie, gateOn, refusal, say, setCookie } from './toy-gate.js';

describe('shared/consent: consent gate', () => {
  afterEach(clearCookie);

  it('the consent gate is closed on a page without a consent layer too, and open once the category was accepted', async () => {
    const gate = await gateOn('without layer');
    expect(gate.isOpen).to.equal(false);
    setCookie(accepted);
    expect(gate.isOpen).to.equal(true);
  });

  it('the consent gate is open on an untouched legacy page until it has a layer: its scripts asked no one', async () => {
    const gate = await gateOn('without layer', 'preferences', { isLegacyPage: true });
    expect(gate.isOpen).to.equal(true);
    Object.defineProperty(window, 'rsConsent', { value: { accepted: [] }, configurable: true });
    expect(gate.isOpen).to.equal(false);
    Reflect.deleteProperty(window, 'rsConsent');
    document.body.append(document.createElement('cookie-consent'));
    expect(gate.isOpen).to.equal(false);
    document.querySelector('cookie-consent')?.remove();
  });

  it('the consent gate is closed before the visitor has chosen', async () => {
    expect((await gateOn('with layer')).isOpen).to.equal(false);
  });

  it('the consent gate is closed where only the inline stub has run', async () => {
    const gate = await gateOn('without layer');
    Object.defineProperty(window, 'rsConsent', { value: { accepted: [] }, configurable: true });
    expect(gate.isOpen).to.equal(false);
    Reflect.deleteProperty(window, 'rsConsent');
    expect(gate.isOpen).to.equal(false);
  });

  for (const page of ['with layer', 'without layer'] as const) {
    it(`the consent gate is open for a category that the author calls necessary, ${page}`, async () => {
      expect((await gateOn(page, 'necessary')).isOpen).to.equal(true);
    });
  }

  for (const [text, categories] of consentCookies) {
    const isOpen = categories?.includes('marketing') ?? false;
    it(`the consent gate of marketing is ${isOpen ? 'open' : 'closed'} with the cookie ${text.slice(0, 50)}`, async () => {
      setCookie(text);
      expect((await gateOn('with layer', 'marketing')).isOpen).to.equal(isOpen);
    });
  }

  it('the consent gate opens and closes as the visitor changes the choice', async () => {
    const gate = await gateOn('with layer');
    const answers: boolean[] = [];
    const stop = gate.watch(() => answers.push(gate.isOpen));
    const change = (accepted: 'necessary' | 'preferences') => {
      setCookie(consentText(accepted));
      document.dispatchEvent(
        new CookieConsentChangedEvent({ accepted: [accepted], isFirst: false, revision: 1 }),
      );
    };
    change('preferences');
    change('necessary');
    stop();
    change('preferences');
    expect(answers).to.deep.equal([true, false]);
  });

  it('the consent gate believes the layer where it cannot write its cookie', async () => {
    const gate = await gateOn('with layer');
    gate.watch(() => undefined);
    document.dispatchEvent(
      new CookieConsentChangedEvent({ accepted: ['preferences'], isFirst: true, revision: 1 }),
    );
    expect(gate.isOpen).to.equal(true);
  });

  it('the consent gate does not listen any more after its watches were stopped', async () => {
    const gate = await gateOn('with layer');
    gate.watch(() => undefined)();
    document.dispatchEvent(
      new CookieConsentChangedEvent({ accepted: ['preferences'], isFirst: true, revision: 1 }),
    );
    expect(gate.isOpen).to.equal(false);
  });

  it('the consent gate bears an event with any detail', async () => {
    const gate = await gateOn('with layer');
    gate.watch(() => undefined);
    for (const detail of [
      null,
      'preferences',
      { accepted: 'preferences' },
      { accepted: { 0: 'preferences' } },
    ]) {
      document.dispatchEvent(new CustomEvent('cookie-consent-changed', { detail }));
      expect(gate.isOpen).to.equal(false);
    }
  });

  it('the consent gate opens once for the element that asked, and no other', async () => {
    const gate = await gateOn('with layer');
    const other = await gateOn('with layer');
    let calls = 0;
    gate.watch(() => (calls += 1));
    gate.allowOnce();
    expect({ isOpen: gate.isOpen, calls, isOtherOpen: other.isOpen }).to.deep.equal({
      isOpen: true,
      calls: 1,
      isOtherOpen: false,
    });
    expect(document.cookie).to.not.contain('rs_consent');
  });

  it('the consent gate stays open once allowed, until the visitor chooses otherwise', async () => {
    const gate = await gateOn('with layer');
    gate.watch(() => undefined);
    gate.allowOnce();
    say(['necessary', 'preferences']);
    expect(gate.isOpen).to.equal(true);
    say(['necessary']);
    expect(gate.isOpen).to.equal(false);

    gate.allowOnce();
    expect(gate.isOpen).to.equal(true);
    setCookie(refusal);
    expect(gate.isOpen).to.equal(false);
  });

  it('the consent gate stays closed for an unknown category, and names it', async () => {
    let gate: ConsentGate | undefined;
    const errors = await errorsDuring(async () => {
      gate = await gateOn('with layer', 'advertising');
    });
    expect(errors.join()).to.contain('<p id="map"> attribute consent-category').and.contain('advertising');
    expect({ isOpen: gate?.isOpen, asked: gate?.askAlways() }).to.deep.equal({ isOpen: false, asked: false });
  });
});
