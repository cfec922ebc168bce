import { expect, fixture, html } from '@open-wc/testing';
import type { ConsentGate } from '../../../shared/consent/consent-gate.js';
import { errorsDuring } from '../record-console.js';
import { consentText } from './consent-text.js';
import { besideParent } from './beside-parent.js';
import {
  accepted,
  askForRevision,
  clearCookie,
  cookiesTold,
  gateOn,
  refusal,
  say,
  setCookie,
} from './toy-gate.js';

const emptyPage = new URL('../fixtures/empty.html', import.meta.url).pathname;

describe('the consent gate of a page with a newer policy', () => {
  afterEach(clearCookie);

  for (const [revision, isOpen] of [
    ['1', true],
    [' 1 ', true],
    ['2', false],
    ['two', false],
  ] as const) {
    it(`the consent gate of a page with a newer policy is ${isOpen ? 'open' : 'closed'} for a yes to revision 1 where the layer asks for "${revision}"`, async () => {
      const gate = await gateOn('with layer');
      setCookie(accepted);
      askForRevision(revision);
      expect(gate.isOpen).to.equal(isOpen);
    });
  }

  it('the consent gate of a page with a newer policy is closed for an older yes where the inline stub names the revision', async () => {
    const gate = await gateOn('without layer');
    setCookie(accepted);
    const value = { accepted: [], revision: 2, days: 365 };
    Object.defineProperty(window, 'rsConsent', { value, configurable: true });
    expect(gate.isOpen).to.equal(false);
    setCookie(accepted.replace('1.1', '1.2'));
    expect(gate.isOpen).to.equal(true);
    Reflect.deleteProperty(window, 'rsConsent');
  });

  it('the consent gate of a page with a newer policy does not believe a layer that speaks of an older revision', async () => {
    const gate = await gateOn('with layer');
    askForRevision('2');
    gate.watch(() => undefined);
    say(['preferences'], 1);
    expect(gate.isOpen).to.equal(false);
    say(['preferences'], 2);
    expect(gate.isOpen).to.equal(true);
  });
});

describe('the consent gate and the age of a yes', () => {
  afterEach(async () => {
    await clearCookie();
    Reflect.deleteProperty(window, 'rsConsent');
  });

  for (const [days, daysAgo, isOpen] of [
    [null, 364, true],
    [null, 366, false],
    ['30', 29, true],
    ['30', 31, false],
    ['9999', 760, false],
    ['thirty', 1, false],
  ] as const)
    it(`the consent gate and the age of a yes is ${isOpen ? 'open' : 'closed'} for a yes of ${daysAgo} days ago where the layer’s days are ${days}`, async () => {
      const gate = await gateOn('with layer');
      if (days !== null) document.querySelector('cookie-consent')?.setAttribute('days', days);
      setCookie(consentText('necessary,preferences', { daysAgo }));
      expect(gate.isOpen).to.equal(isOpen);
    });

  it('the consent gate and the age of a yes goes by the fewer days of the inline stub', async () => {
    const gate = await gateOn('with layer');
    Object.defineProperty(window, 'rsConsent', { value: { revision: 0, days: 30 }, configurable: true });
    setCookie(consentText('necessary,preferences', { daysAgo: 31 }));
    expect(gate.isOpen).to.equal(false);
  });

  it('the consent gate and the age of a yes needs a yes that is not too old on a page without a layer as well', async () => {
    const gate = await gateOn('without layer');
    setCookie(consentText('necessary,preferences', { daysAgo: 366 }));
    expect(gate.isOpen).to.equal(false);
  });
});

describe('the consent gate beside another cookie of the same name', () => {
  afterEach(clearCookie);

  for (const [title, here, other, isOpen] of [
    ['is closed by a refusal here after a yes there', 1, 2, false],
    ['is open by a yes there after a refusal here', 2, 1, true],
  ] as const)
    it(`the consent gate beside another cookie of the same name ${title}`, () =>
      besideParent(consentText('necessary,preferences', { daysAgo: other }), async () => {
        const gate = await gateOn('with layer');
        setCookie(consentText('necessary', { daysAgo: here }));
        expect(document.cookie.split('rs_consent=').length).to.equal(3);
        expect(gate.isOpen).to.equal(isOpen);
      }));
});

describe('the consent gate under privacy="strict"', () => {
  afterEach(clearCookie);

  it('the consent gate under privacy="strict" is closed before a yes of the visitor’s, on a legacy page as well', async () => {
    for (const isLegacyPage of [false, true]) {
      const gate = await gateOn('without layer', 'preferences', { isStrict: true, isLegacyPage });
      expect(gate.isOpen).to.equal(false);
    }
  });

  it('the consent gate under privacy="strict" does not take the author’s word, and reports it to the author', async () => {
    let gate: ConsentGate | undefined;
    const errors = await errorsDuring(async () => {
      gate = await gateOn('without layer', 'necessary', { isStrict: true });
    });
    expect(errors.join()).to.contain('found "necessary", expected one of preferences, statistics, marketing');
    // Other fields of a refusal do not make it a consent.
    setCookie(refusal);
    expect({ isOpen: gate?.isOpen, asked: gate?.askAlways() }).to.deep.equal({ isOpen: false, asked: false });
    gate?.allowOnce();
    expect(gate?.isOpen).to.equal(true);
  });

  it('the consent gate under privacy="strict" is open for a category that the visitor accepted', async () => {
    const gate = await gateOn('without layer', 'preferences', { isStrict: true });
    setCookie(accepted);
    expect(gate.isOpen).to.equal(true);
  });
});

describe('a choice that is changed in another page', () => {
  afterEach(clearCookie);

  /** Opens a gate with consent and records its changes. Another page changes only the cookie: it dispatches no event here. */
  async function watchedGate(): Promise<{ gate: ConsentGate; answers: boolean[]; stop: () => void }> {
    setCookie(accepted);
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
    it(`a choice that is changed in another page is heard when this page ${title}, once`, async () => {
      const { answers, stop } = await watchedGate();
      look();
      expect(answers).to.deep.equal([]);
      setCookie(refusal);
      look();
      look();
      expect(answers).to.deep.equal([false]);
      stop();
      setCookie(accepted);
      look();
      expect(answers).to.deep.equal([false]);
    });
  }

  it('a choice that is changed in another page is heard at once where the browser has cookie events, else when the page gets the focus', async () => {
    setCookie(accepted);
    await cookiesTold();
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

  it('a choice that is changed in another page counts, unheard too: the cookie is read at each question', async () => {
    const { gate, stop } = await watchedGate();
    say(['preferences']);
    setCookie(refusal);
    expect(gate.isOpen).to.equal(false);
    stop();
  });
});
