import { expect, fixture, html } from '@open-wc/testing';
import { whenOutOfSight } from '../../../shared/dom/when-out-of-sight.js';

const placed = (style: string) => fixture<HTMLElement>(html`<p style=${style}>Texto</p>`);

/** Settles when an observer that was created after those of the test has reported. */
const observed = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

describe('shared/dom: when out of sight', () => {
  it('a task that waits until an element is out of sight runs when the element has left the window', async () => {
    const element = await placed('');
    let isDone = false;
    const done = new Promise<void>((resolve) =>
      whenOutOfSight(element, () => {
        isDone = true;
        resolve();
      }),
    );
    await observed(element);
    expect(isDone).to.equal(false);
    element.style.cssText = 'position: fixed; inset-block-start: -9000px';
    await done;
  });

  it('a task that waits until an element is out of sight runs at once where the element is not rendered', async () => {
    const element = await placed('display: none');
    await new Promise<void>((resolve) => whenOutOfSight(element, resolve));
  });

  it('a task that waits until an element is out of sight does not run after it was cancelled', async () => {
    const element = await placed('display: none');
    let count = 0;
    whenOutOfSight(element, () => count++)();
    await observed(element);
    expect(count).to.equal(0);
  });
});
