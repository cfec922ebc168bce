import { expect, fixture, html } from '@open-wc/testing';
import { CookieConsentChangedEvent } from '../../../shared/consent/consent-events.js';
import type { ConsentGate } from '../../../shared/consent/consent-gate.js';
import type { ConsentCategory } from '../../../shared/consent/parse-consent.js';
import { errorsDuring } from '../record-console.js';
import { consentCookies } from './consent-cookies.js';
import { askForRevision, clearCookie, gateOn, setCookie } from './toy-gate.js';

const emptyPage = new URL('../fixtures/empty.html', import.meta.url).pathname;
const preferences = '1.1.1790000000.a.necessary,preferences';
const refusal = '1.1.1790000001.a.necessary';

/** The layer's word, without a cookie of its own. */
function say(accepted: readonly ConsentCategory[], revision = 1): void {
  document.dispatchEvent(new CookieConsentChangedEvent({ accepted, isFirst: false, revision }));
}

describe('the consent gate', () => {
  afterEach(clearCookie);

  it('is closed on a page without a consent layer too, and open once the category was accepted', async () => {
    const gate = await gateOn('without layer');
    expect(gate.isOpen).to.equal(false);
    setCookie(preferences);
    expect(gate.isOpen).to.equal(true);
  });

  it('is open on an untouched legacy page until a layer is there: its scripts asked no one', async () => {
    const gate = await gateOn('without layer', 'preferences', { isLegacyPage: true });
    expect(gate.isOpen).to.equal(true);
    Object.defineProperty(window, 'rsConsent', { value: { accepted: [] }, configurable: true });
    expect(gate.isOpen).to.equal(false);
    Reflect.deleteProperty(window, 'rsConsent');
    document.body.append(document.createElement('cookie-consent'));
    expect(gate.isOpen).to.equal(false);
    document.querySelector('cookie-consent')?.remove();
  });

  it('is closed before the visitor has chosen', async () => {
    expect((await gateOn('with layer')).isOpen).to.equal(false);
  });

  it('is closed where only the inline stub has run', async () => {
    const gate = await gateOn('without layer');
    Object.defineProperty(window, 'rsConsent', { value: { accepted: [] }, configurable: true });
    expect(gate.isOpen).to.equal(false);
    Reflect.deleteProperty(window, 'rsConsent');
    expect(gate.isOpen).to.equal(false);
  });

  for (const page of ['with layer', 'without layer'] as const) {
    it(`is open for what the author calls necessary, ${page}`, async () => {
      expect((await gateOn(page, 'necessary')).isOpen).to.equal(true);
    });
  }

  for (const [text, accepted] of consentCookies) {
    const isOpen = accepted?.includes('marketing') ?? false;
    it(`of marketing is ${isOpen ? 'open' : 'closed'} with the cookie ${text.slice(0, 50)}`, async () => {
      setCookie(text);
      expect((await gateOn('with layer', 'marketing')).isOpen).to.equal(isOpen);
    });
  }

  it('opens and closes as the visitor changes the choice', async () => {
    const gate = await gateOn('with layer');
    const answers: boolean[] = [];
    const stop = gate.watch(() => answers.push(gate.isOpen));
    const change = (accepted: 'necessary' | 'preferences') => {
      setCookie(`1.1.1790000000.a.${accepted}`);
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

  it('believes the layer where it cannot write its cookie', async () => {
    const gate = await gateOn('with layer');
    gate.watch(() => undefined);
    document.dispatchEvent(
      new CookieConsentChangedEvent({ accepted: ['preferences'], isFirst: true, revision: 1 }),
    );
    expect(gate.isOpen).to.equal(true);
  });

  it('does not listen any more once nobody watches it', async () => {
    const gate = await gateOn('with layer');
    gate.watch(() => undefined)();
    document.dispatchEvent(
      new CookieConsentChangedEvent({ accepted: ['preferences'], isFirst: true, revision: 1 }),
    );
    expect(gate.isOpen).to.equal(false);
  });

  it('bears an event with any detail', async () => {
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

  it('opens once for the element that asked, and no other', async () => {
    const gate = await gateOn('with layer');
    const other = await gateOn('with layer');
    let calls = 0;
    gate.watch(() => (calls += 1));
    gate.allowOnce();
    expect([gate.isOpen, calls, other.isOpen]).to.deep.equal([true, 1, false]);
    expect(document.cookie).to.not.contain('rs_consent');
  });

  it('stays open once allowed, until the visitor chooses otherwise', async () => {
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

  it('stays closed for a category that nobody knows, and names it', async () => {
    let gate: ConsentGate | undefined;
    const errors = await errorsDuring(async () => {
      gate = await gateOn('with layer', 'advertising');
    });
    expect(errors.join()).to.contain('<p id="map"> attribute consent-category').and.contain('advertising');
    expect([gate?.isOpen, gate?.askAlways()]).to.deep.equal([false, false]);
  });
});

describe('the consent gate of a page with a newer policy', () => {
  afterEach(clearCookie);

  for (const [revision, isOpen] of [
    ['1', true],
    [' 1 ', true],
    ['2', false],
    ['two', false],
  ] as const) {
    it(`is ${isOpen ? 'open' : 'closed'} for a yes to revision 1 where the layer asks for "${revision}"`, async () => {
      const gate = await gateOn('with layer');
      setCookie(preferences);
      askForRevision(revision);
      expect(gate.isOpen).to.equal(isOpen);
    });
  }

  it('is closed for an older yes where the inline stub names the revision', async () => {
    const gate = await gateOn('without layer');
    setCookie(preferences);
    Object.defineProperty(window, 'rsConsent', { value: { accepted: [], revision: 2 }, configurable: true });
    expect(gate.isOpen).to.equal(false);
    setCookie(preferences.replace('1.1', '1.2'));
    expect(gate.isOpen).to.equal(true);
    Reflect.deleteProperty(window, 'rsConsent');
  });

  it('does not believe a layer that speaks of an older revision', async () => {
    const gate = await gateOn('with layer');
    askForRevision('2');
    gate.watch(() => undefined);
    say(['preferences'], 1);
    expect(gate.isOpen).to.equal(false);
    say(['preferences'], 2);
    expect(gate.isOpen).to.equal(true);
  });
});

describe('the consent gate under privacy="strict"', () => {
  afterEach(clearCookie);

  it('is closed before a yes of the visitor’s, on a legacy page as well', async () => {
    for (const isLegacyPage of [false, true]) {
      const gate = await gateOn('without layer', 'preferences', { isStrict: true, isLegacyPage });
      expect(gate.isOpen).to.equal(false);
    }
  });

  it('does not take the author’s word, and tells the author', async () => {
    let gate: ConsentGate | undefined;
    const errors = await errorsDuring(async () => {
      gate = await gateOn('without layer', 'necessary', { isStrict: true });
    });
    expect(errors.join()).to.contain('found "necessary", expected one of preferences, statistics, marketing');
    // What a refusal holds as well is no yes.
    setCookie(refusal);
    expect([gate?.isOpen, gate?.askAlways()]).to.deep.equal([false, false]);
    gate?.allowOnce();
    expect(gate?.isOpen).to.equal(true);
  });

  it('is open for a category that the visitor accepted', async () => {
    const gate = await gateOn('without layer', 'preferences', { isStrict: true });
    setCookie(preferences);
    expect(gate.isOpen).to.equal(true);
  });
});

describe('a choice that is changed in another page', () => {
  afterEach(clearCookie);

  /** The cookie of another page of the site: nobody says a word in this one. */
  async function watchedGate(): Promise<{ gate: ConsentGate; answers: boolean[]; stop: () => void }> {
    setCookie(preferences);
    const gate = await gateOn('with layer');
    const answers: boolean[] = [];
    return { gate, answers, stop: gate.watch(() => answers.push(gate.isOpen)) };
  }

  const looks: readonly (readonly [string, () => void])[] = [
    ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['comes back from the back-forward cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ];
  for (const [title, look] of looks) {
    it(`is heard when this page ${title}, once`, async () => {
      const { answers, stop } = await watchedGate();
      look();
      expect(answers).to.deep.equal([]);
      setCookie(refusal);
      look();
      look();
      expect(answers).to.deep.equal([false]);
      stop();
      setCookie(preferences);
      look();
      expect(answers).to.deep.equal([false]);
    });
  }

  it('is heard at once where the browser tells of cookies, else when the page gets the focus', async () => {
    setCookie(preferences);
    const gate = await gateOn('with layer');
    const frame = await fixture<HTMLIFrameElement>(html`<iframe src=${emptyPage} title="x"></iframe>`);
    await new Promise((resolve) => {
      if (frame.contentDocument?.URL.endsWith(emptyPage)) resolve(null);
      else frame.addEventListener('load', resolve, { once: true });
    });
    const isHeard = new Promise<void>((resolve) => gate.watch(resolve));
    (frame.contentDocument as Document).cookie = `rs_consent=${refusal}; path=/`;
    if (!Reflect.has(window, 'cookieStore')) window.dispatchEvent(new Event('focus'));
    await isHeard;
    expect(gate.isOpen).to.equal(false);
  });

  it('counts, unheard too: the cookie is read at each question', async () => {
    const { gate, stop } = await watchedGate();
    say(['preferences']);
    setCookie(refusal);
    expect(gate.isOpen).to.equal(false);
    stop();
  });
});
