import { expect, html } from '@open-wc/testing';
import '../../../elements/cookie-consent/define.js';
import { AwaitAfterChoice } from '../../../elements/cookie-consent/after-choice/await-after-choice.js';
import type { AfterChoice } from '../../../elements/cookie-consent/cookie-consent.host.js';
import { appears } from '../../shared/appears.js';
import { errorsDuring } from '../../shared/record-console.js';
import { banner, clearCookies, isOpen, kept, openLayer, partOf, press } from './consent-page.js';
import { until } from '../../shared/until.js';

const page = html`<cookie-consent lang="es">${banner}</cookie-consent>`;

/** Loads the part over a network that fails so many times. Records all calls. */
async function onNetwork(losses: number) {
  const { element, clock } = await openLayer(page);
  const done: string[] = [];
  const reported: boolean[] = [];
  let requests = 0;
  const part = { stop: () => done.push('stop') } as unknown as AfterChoice;
  const waiting = new AwaitAfterChoice({
    host: element,
    clock,
    load: () => {
      requests += 1;
      return requests > losses
        ? Promise.resolve({ startAfterChoice: () => part })
        : Promise.reject(new TypeError('lost'));
    },
    lost: (isLost) => reported.push(isLost),
  });
  const settle = async (ms: number) => {
    clock.pass(ms);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const run = (name: string) => waiting.run(() => done.push(name));
  return { waiting, run, settle, done, reported, requests: () => requests };
}

describe('what follows an answer, where its part does not come', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('is done when the part comes with the second or the third request, all of it and in turn', async () => {
    for (const losses of [1, 2]) {
      const errors = await errorsDuring(async () => {
        const { run, settle, done, reported } = await onNetwork(losses);
        run('accept');
        await settle(0);
        run('withdraw');
        await settle(1000);
        await settle(3000);
        expect([done, reported]).to.deep.equal([['accept', 'withdraw'], [false]]);
      });
      expect(errors.length).to.be.at.least(1);
    }
  });

  it('is given up after three requests, and done when the browser is online again or something else is to be done', async () => {
    await errorsDuring(async () => {
      const { waiting, run, settle, done, reported, requests } = await onNetwork(3);
      run('accept');
      for (const ms of [0, 1000, 3000, 60_000]) await settle(ms);
      expect([done, reported, requests()]).to.deep.equal([[], [true], 3]);
      window.dispatchEvent(new Event('online'));
      await settle(0);
      run('withdraw');
      expect([done, reported]).to.deep.equal([
        ['accept', 'withdraw'],
        [true, false],
      ]);
      waiting.stop();
      expect(done.at(-1)).to.equal('stop');
    });
  });

  it('is not begun for an element that has left the page', async () => {
    await errorsDuring(async () => {
      const { waiting, run, settle, done, requests } = await onNetwork(1);
      run('accept');
      await settle(0);
      waiting.stop();
      await settle(1000);
      window.dispatchEvent(new Event('online'));
      await settle(0);
      expect([done, requests()]).to.deep.equal([[], 1]);
    });
  });
});

describe('the banner that says that a part is lost', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  for (const [lang, words] of [
    ['es', 'Tu elección aún no se aplica del todo: vuelve a cargar la página.'],
    ['en', 'Your choice is not fully applied: reload the page.'],
  ] as const)
    it(`offers a reload in the language of the page (${lang}), above its words, and goes by Escape`, async () => {
      const { element, reloads } = await openLayer(page);
      element.locale = lang;
      await until(() => lang === 'es' || element.catalogue, 'the texts of the language');
      press(element, 'reject');
      element.layer?.store.send({ type: 'part-lost', isLost: true });
      expect(isOpen(element)).to.equal(true);
      const reload = partOf(element, 'reload');
      expect(reload?.textContent).to.equal(words);
      expect(element.shadowRoot?.querySelector('[role="status"]')?.textContent).to.equal(words);
      expect(reload?.getBoundingClientRect().height).to.be.at.least(44);
      const banner = partOf(element, 'banner')?.getBoundingClientRect() as DOMRect;
      expect(reload?.getBoundingClientRect().top).to.be.within(banner.top, banner.bottom - 44);
      reload?.click();
      expect(reloads()).to.equal(1);
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      expect([isOpen(element), kept()]).to.deep.equal([false, 'necessary']);
    });

  it('goes when the part comes after all, and offers its settings meanwhile', async () => {
    const { element } = await openLayer(page);
    press(element, 'reject');
    element.layer?.store.send({ type: 'part-lost', isLost: true });
    element.layer?.store.send({ type: 'part-lost', isLost: false });
    expect([isOpen(element), partOf(element, 'reload')]).to.deep.equal([false, null]);
    element.layer?.store.send({ type: 'part-lost', isLost: true });
    press(element, 'settings');
    await appears(element.shadowRoot as ShadowRoot, 'dialog[open]');
  });
});
