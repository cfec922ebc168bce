import { expect } from '@open-wc/testing';
import { next, openPage } from './box-page.js';
import { closed, pictures } from './visitor.js';

/** Counts the listeners that are added and not removed. One with a signal counts until the signal aborts. */
function countListeners(): { count: () => number; stop: () => void } {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const known = new Map<EventTarget, Set<string>>();
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const keyOf = (type: string, listener: object, options: unknown) => {
    const isCapture = options === true || (options as AddEventListenerOptions | undefined)?.capture === true;
    if (!numbers.has(listener)) numbers.set(listener, (last += 1));
    return `${type} ${numbers.get(listener)} ${isCapture}`;
  };
  // Only targets that stay for good: a listener on another node is removed with the node.
  const lasting = (target: EventTarget) =>
    target === window || target === document || target === document.body;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    add.call(this, type, listener, options);
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (!listener || once || signal?.aborted || !lasting(this ?? window)) return;
    const keys = known.get(this) ?? new Set();
    const key = keyOf(type, listener, options);
    known.set(this, keys.add(key));
    if (signal) add.call(signal, 'abort', () => keys.delete(key));
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    remove.call(this, type, listener, options);
    if (listener) known.get(this ?? window)?.delete(keyOf(type, listener, options));
  };
  return {
    count: () => [...known.values()].reduce((sum, { size }) => sum + size, 0),
    stop() {
      EventTarget.prototype.addEventListener = add;
      EventTarget.prototype.removeEventListener = remove;
    },
  };
}

/**
 * Counts all elements of the page, those in shadow roots included. Not counted are the live regions of announcements: a
 * dialog that has had the focus takes them along until the next announcement.
 */
function countNodes(root: ParentNode = document): number {
  const lasting = ':not([data-rs-announcer], [data-rs-announcer] *)';
  return [...root.querySelectorAll(lasting)].reduce(
    (sum, element) => sum + 1 + (element.shadowRoot ? countNodes(element.shadowRoot) : 0),
    0,
  );
}

describe('<media-box> leaks', () => {
  it('two hundred visits to the viewer leave the nodes, the listeners and the object URLs where they were', async function () {
    this.timeout(240_000);
    const listeners = countListeners();
    const { createObjectURL } = URL;
    let urls = 0;
    URL.createObjectURL = (source) => {
      urls += 1;
      return createObjectURL(source);
    };
    try {
      const page = await openPage(pictures());
      const visit = async (at: number) => {
        const opened = next(page.box, 'media-box-opened');
        page.link(`p${(at % 3) + 1}`).click();
        await opened;
        // Every tenth time the viewer waits for its view; the other times it closes before.
        if (at % 10 === 0) await page.has('[part="counter"]');
        await closed(page);
      };
      for (let at = 0; at < 10; at += 1) await visit(at);
      // The dialog of the next opening, which is prepared when the browser is idle.
      await page.has('media-box-view');
      const before = [countNodes(), listeners.count()];
      for (let at = 0; at < 200; at += 1) await visit(at);
      await page.has('media-box-view');
      expect([countNodes(), listeners.count()]).to.deep.equal(before);
      expect(urls).to.equal(0);
    } finally {
      listeners.stop();
      URL.createObjectURL = createObjectURL;
    }
  });
});
