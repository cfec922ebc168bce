import { expect, fixture, html } from '@open-wc/testing';
import { watchPage, type PageChange } from '../../../elements/lazy-images/watch.dom.js';
import { FakeClock } from '../../shared/fake-clock.js';

/** Watches a page with a fake clock. Returns the changes that are reported after the load event. */
async function watched() {
  const root = await fixture<HTMLElement>(html`<div></div>`);
  const clock = new FakeClock();
  const heard: PageChange[] = [];
  const stop = watchPage(root, window, (change) => heard.push(change), clock);
  heard.length = 0;
  return { root, clock, heard, stop };
}

describe('<lazy-images> watch', () => {
  it('the page that <lazy-images> watches is read 125 ms after a change, once for all changes until then', async () => {
    const { root, clock, heard, stop } = await watched();
    root.append('one');
    await Promise.resolve();
    clock.pass(100);
    root.append('two');
    await Promise.resolve();
    clock.pass(24);
    expect(heard).to.deep.equal([]);
    clock.pass(1);
    expect(heard).to.deep.equal(['changed']);
    clock.pass(1000);
    expect(heard).to.deep.equal(['changed']);
    stop();
  });

  it('the page that <lazy-images> watches has stopped scrolling 125 ms after its last move', async () => {
    const { clock, heard, stop } = await watched();
    window.dispatchEvent(new Event('scroll'));
    clock.pass(124);
    window.dispatchEvent(new Event('scroll'));
    clock.pass(124);
    expect(heard).to.deep.equal(['scroll-started']);
    clock.pass(1);
    expect(heard).to.deep.equal(['scroll-started', 'scroll-ended']);
    stop();
  });

  it('the page that <lazy-images> watches is not read any more after the watch was stopped', async () => {
    const { root, clock, heard, stop } = await watched();
    root.append('one');
    window.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
    stop();
    clock.pass(1000);
    expect(heard).to.deep.equal(['scroll-started']);
  });
});
