import { expect, html } from '@open-wc/testing';
import '../../../elements/cookie-consent/define.js';
import { AwaitAnswered } from '../../../elements/cookie-consent/answered/await-answered.js';
import { LostNotice } from '../../../elements/cookie-consent/banner/lost-notice.dom.js';
import type { Answered } from '../../../elements/cookie-consent/cookie-consent.host.js';
import { errorsDuring } from '../../shared/record-console.js';
import { banner, clearCookies, openLayer, partOf } from './consent-page.js';

const page = html`<cookie-consent lang="es">${banner}</cookie-consent>`;

/** A network that loses the part as often as it says, and what was done with the part. */
async function onNetwork(losses: number) {
  const { element, clock } = await openLayer(page);
  const done: string[] = [];
  const told: boolean[] = [];
  let requests = 0;
  const part = { stop: () => done.push('stop') } as unknown as Answered;
  const waiting = new AwaitAnswered({
    host: element,
    clock,
    load: () => {
      requests += 1;
      return requests > losses
        ? Promise.resolve({ startAnswered: () => part })
        : Promise.reject(new TypeError('lost'));
    },
    lost: (isLost) => told.push(isLost),
  });
  const settle = async (ms: number) => {
    clock.pass(ms);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const run = (name: string) => waiting.run(() => done.push(name));
  return { waiting, run, settle, done, told, requests: () => requests };
}

describe('what follows an answer, where its part does not come', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('is done when the part comes with the second or the third request, all of it and in turn', async () => {
    for (const losses of [1, 2]) {
      const errors = await errorsDuring(async () => {
        const { run, settle, done, told } = await onNetwork(losses);
        run('accept');
        await settle(0);
        run('withdraw');
        await settle(1000);
        await settle(3000);
        expect([done, told]).to.deep.equal([['accept', 'withdraw'], [false]]);
      });
      expect(errors.length).to.be.at.least(1);
    }
  });

  it('is given up after three requests, and done when the browser is online again or something else is to be done', async () => {
    await errorsDuring(async () => {
      const { waiting, run, settle, done, told, requests } = await onNetwork(3);
      run('accept');
      for (const ms of [0, 1000, 3000, 60_000]) await settle(ms);
      expect([done, told, requests()]).to.deep.equal([[], [true], 3]);
      window.dispatchEvent(new Event('online'));
      await settle(0);
      run('withdraw');
      expect([done, told]).to.deep.equal([
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

describe('the notice that a part is lost', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('offers a reload in the language of the page, and goes away where the visitor wants none', async () => {
    for (const [lang, words, label] of [
      ['es', 'aún no se aplica del todo', 'Volver a cargar la página'],
      ['en', 'not fully applied yet', 'Reload the page'],
    ] as const) {
      const { element, reloads } = await openLayer(page);
      const notice = new LostNotice(element);
      element.locale = lang;
      notice.set(true);
      const box = partOf(element, 'lost');
      expect(box?.checkVisibility()).to.equal(true);
      expect(box?.textContent).to.contain(words);
      expect(element.shadowRoot?.querySelector('[role="alert"]')?.textContent).to.contain(words);
      const reload = partOf(element, 'reload');
      expect(reload?.textContent).to.equal(label);
      expect(reload?.getBoundingClientRect().height).to.be.at.least(44);
      reload?.click();
      expect(reloads()).to.equal(1);
      notice.set(false);
      expect(partOf(element, 'lost')).to.equal(null);
      element.remove();
    }
  });
});
