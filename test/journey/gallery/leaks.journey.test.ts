import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { idle, until } from '../in-page.js';

/** Kinds of objects that an opening creates: a leak of one each would leave as many as there were openings. */
const kinds = ['Function', 'Array', 'Map', 'Set', 'Event', 'AbortController'] as const;

/** Number of openings; in twelve of them the visitor swipes to the next picture. */
const openings = 200;

/** Number of objects that the browser itself may have created meanwhile; a leak for each swipe would leave more. */
const noise = 8;

/** Number of collections without a change after which everything that can go has gone. */
const steadyRounds = 4;

/**
 * Counts the nodes and listeners of the page once the browser has collected what it can: a collection frees wrappers, a later
 * one the nodes, and animations release theirs in a frame.
 */
async function countNodes(page: Page): Promise<readonly [nodes: number, listeners: number]> {
  const session = await page.createCDPSession();
  let counted: readonly [number, number] = [Infinity, Infinity];
  for (let steady = 0; steady < steadyRounds; steady += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await idle(page);
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    if (nodes < counted[0] || jsEventListeners < counted[1]) steady = 0;
    counted = [nodes, jsEventListeners];
  }
  await session.detach();
  return counted;
}

/** Counts the objects of the page after garbage collections. */
async function takeStock(page: Page): Promise<Record<string, number>> {
  const [nodes, jsEventListeners] = await countNodes(page);
  const stock = { 'DOM nodes': nodes, 'DOM listeners': jsEventListeners, ...(await countOwn(page)) };
  const counts = await Promise.all(kinds.map((kind) => countKind(page, kind)));
  return { ...stock, ...Object.fromEntries(kinds.map((kind, at) => [kind, counts[at] ?? 0])) };
}

async function countKind(page: Page, kind: string): Promise<number> {
  const prototype = await page.evaluateHandle(
    (name) => (Reflect.get(globalThis, name) as { prototype: object }).prototype,
    kind,
  );
  const objects = await page.queryObjects(prototype);
  const count = await objects.evaluate((all) => all.length);
  await Promise.all([objects.dispose(), prototype.dispose()]);
  return count;
}

/** Counts plain objects and those of a script's classes; wrappers of nodes vary. */
async function countOwn(page: Page): Promise<Record<string, number>> {
  const prototype = await page.evaluateHandle(() => Object.prototype);
  const objects = await page.queryObjects(prototype);
  const counts = await objects.evaluate((all) => {
    let [plain, written] = [0, 0];
    for (const one of all as unknown as object[]) {
      const parent = Object.getPrototypeOf(one) as { readonly constructor?: unknown } | null;
      const maker = parent && Object.hasOwn(parent, 'constructor') ? parent.constructor : null;
      if (parent === Object.prototype) plain += 1;
      else if (typeof maker === 'function' && !/\{\s*\[native code\]\s*\}\s*$/.test(String(maker)))
        written += 1;
    }
    return { 'plain objects': plain, 'objects of classes': written };
  });
  await Promise.all([objects.dispose(), prototype.dispose()]);
  return counts;
}

/**
 * Opens and closes so often: every eighth time the picture loads and the visitor goes to the next one, every other time
 * by a swipe.
 */
function visitOften(count: number): Promise<void> {
  const box = document.querySelector('media-box');
  const links = [...document.querySelectorAll<HTMLElement>('.gallery a[title]')];
  const root = box?.shadowRoot;
  const find = <Found extends HTMLElement>(selector: string) => root?.querySelector<Found>(selector);
  const hears = (target: EventTarget, type: string) =>
    new Promise<void>((resolve) => target.addEventListener(type, () => resolve(), { once: true }));
  const frames = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise(requestAnimationFrame);
  };
  const swipe = (content: HTMLElement) => {
    for (const [type, clientX] of [
      ['touchstart', 400],
      ['touchmove', 390],
      ['touchmove', 300],
      ['touchend', 300],
    ] as const) {
      const touch = new Touch({ identifier: 1, target: content, clientX, clientY: 200 });
      const touches = type === 'touchend' ? [] : [touch];
      content.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
    }
  };
  const visit = async (at: number) => {
    const opened = hears(document, 'media-box-opened');
    links[at % 10]?.click();
    await opened;
    if (at % 8 === 0) {
      await frames(() => !!find('[part="next"]') && find<HTMLImageElement>('.picture')?.complete === true);
      let isChanged = false;
      document.addEventListener('media-box-item-changed', () => (isChanged = true), { once: true });
      if (at % 16 > 0) find('[part="next"]')?.click();
      // The chunk for touch gestures loads after the first opening.
      await frames(() => {
        const still = find('[part="content"]:not(.dragged)');
        if (!isChanged && still) swipe(still);
        return isChanged;
      });
    }
    const left = hears(window, 'popstate');
    (box as unknown as { close: () => void }).close();
    await left;
    // The viewer's listener runs after ours.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return (async () => {
    for (let at = 0; at < count; at += 1) await visit(at);
  })();
}

inEachBrowser('two hundred openings of the viewer', (journey) => {
  const skip = journey.lacks('objects');
  it(
    'two hundred openings of the viewer leave no node, no listener and no object of ours',
    { skip },
    async () => {
      await journey.visit('/galeria?theme=off', {}, async (page) => {
        await until(page, () => document.querySelector('media-box')?.matches(':defined') ?? false);
        await page.evaluate(visitOften, 40);
        const before = await takeStock(page);
        // In parts, because the driver waits half a minute for an answer.
        for (let done = 0; done < openings; done += 80) await page.evaluate(visitOften, 80);
        const after = await takeStock(page);
        const kept = Object.keys(before).filter((kind) => (after[kind] ?? 0) - (before[kind] ?? 0) > noise);
        assert.deepEqual(kept, [], JSON.stringify({ before, after }));
      });
    },
  );
});
