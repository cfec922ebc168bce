import { expect } from '@open-wc/testing';
import { yieldToMain } from '../../../shared/dom/yield-to-main.js';

describe('shared/dom: yield to main', () => {
  it('work that yields goes on by the browser’s own means where it has them', async () => {
    let yields = 0;
    const yieldNow = () => {
      yields += 1;
      return Promise.resolve();
    };
    await yieldToMain({ scheduler: { yield: yieldNow } });
    expect(yields).to.equal(1);
  });

  for (const [browser, page] of [
    ['without a scheduler', {}],
    ['with a scheduler that cannot yield', { scheduler: {} }],
    ['whose page has an element of that name', { scheduler: document.createElement('img') }],
  ] as const) {
    it(`work that yields goes on in a task of its own in a browser ${browser}`, async () => {
      const order: string[] = [];
      setTimeout(() => order.push('press'));
      await yieldToMain(page);
      order.push('rest');
      expect(order).to.deep.equal(['press', 'rest']);
    });
  }

  it('work that yields lets the running task end in this browser', async () => {
    const order: string[] = [];
    const rest = yieldToMain().then(() => order.push('rest'));
    await Promise.resolve();
    order.push('microtask');
    await rest;
    expect(order).to.deep.equal(['microtask', 'rest']);
  });
});
