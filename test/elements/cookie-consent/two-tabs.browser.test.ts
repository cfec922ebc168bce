import { expect, html } from '@open-wc/testing';
import '../../../elements/cookie-consent/define.js';
import { createConsentGate } from '../../../shared/consent/consent-gate.js';
import { banner, clearCookies, isOpen, kept, type OpenLayer, openLayer, press } from './consent-page.js';

const everything = 'necessary,preferences,statistics';
const server = () => html`<cookie-consent revision="1">${banner}</cookie-consent>`;

/** The browser's own access to cookies. */
const native = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;

/** Lets another tab store its choice right after this one has stored its own. */
function answerElsewhere(accepted: string, laterBy: number): void {
  Object.defineProperty(Document.prototype, 'cookie', {
    ...native,
    set(this: Document, text: string) {
      native.set?.call(this, text);
      Object.defineProperty(Document.prototype, 'cookie', native);
      const stamp = Number(/rs_consent=1\.1\.(\d+)/.exec(text)?.[1]) + laterBy;
      native.set?.call(this, `rs_consent=1.1.${stamp}.b.${accepted}; path=/`);
    },
  });
}

describe('<cookie-consent> two tabs', () => {
  let layer: OpenLayer;

  beforeEach(async () => {
    clearCookies();
    layer = await openLayer(server());
  });
  afterEach(() => {
    Object.defineProperty(Document.prototype, 'cookie', native);
    clearCookies();
  });

  const last = () => layer.reported.at(-1)?.join();

  for (const [title, own, other, laterBy, wanted] of [
    ['the later answer counts: less', 'accept', 'necessary', 1, 'necessary'],
    ['the later answer counts: more', 'reject', everything, 1, everything],
    [
      'of the same second the smaller one counts: that of the other tab',
      'accept',
      'necessary',
      0,
      'necessary',
    ],
    ['of the same second the smaller one counts: its own', 'reject', everything, 0, 'necessary'],
  ] as const)
    it(`<cookie-consent> that is answered in two tabs at the same moment keeps the choice of the cookie, and ${title}`, () => {
      answerElsewhere(other, laterBy);
      press(layer.element, own);
      expect({ applied: last(), cookie: kept(), isOpen: isOpen(layer.element) }).to.deep.equal({
        applied: wanted,
        cookie: wanted,
        isOpen: false,
      });
    });

  it('<cookie-consent> that is answered in two tabs at the same moment follows an answer of the same second that comes after its own', () => {
    press(layer.element, 'accept');
    const [, stamp = ''] = /rs_consent=1\.1\.(\d+)/.exec(document.cookie) ?? [];
    document.cookie = `rs_consent=1.1.${stamp}.b.necessary; path=/`;
    document.dispatchEvent(new Event('visibilitychange'));
    expect([last(), kept()]).to.deep.equal(['necessary', 'necessary']);
  });

  it('<cookie-consent> that is answered in two tabs at the same moment keeps a gate closed that hears "all" while the cookie says "necessary"', () => {
    const gate = createConsentGate(layer.element, { category: 'statistics' });
    const stop = gate.watch(() => {});
    const accepted = ['necessary', 'statistics'] as const;
    document.cookie = `rs_consent=1.1.${Math.round(Date.now() / 1000)}.b.necessary; path=/`;
    document.dispatchEvent(
      new CustomEvent('cookie-consent-changed', { detail: { accepted, isFirst: true, revision: 1 } }),
    );
    expect(gate.isOpen).to.equal(false);
    stop();
  });
});
