import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { settled } from '../settled.js';

/** This ends what hangs, before the driver does; it decides about no story, however busy the machine is. */
const patienceMs = 25_000;

/**
 * Settles when the page answers yes; asked again and again. The driver's own waiting compiles code in the page, which
 * the pages' policy forbids. A page that never does is named, with the first of its words.
 */
export async function until<Args extends readonly (string | number)[]>(
  page: Page,
  ask: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const question = `(${ask.toString()})(...${JSON.stringify(args)})`;
  await page.evaluate(`new Promise((resolve, reject) => {
    const limit = performance.now() + ${patienceMs};
    const complaint = () => [
      ${JSON.stringify(`never came: ${question}`)},
      'on ' + location.href,
      (document.querySelector('main') ?? document.body).innerText.slice(0, 600),
      'marked: ' + [...document.querySelectorAll('.formError')].map(({ id }) => id).join(', '),
    ].join('\\n');
    const look = () => {
      if (${question}) return resolve();
      if (performance.now() > limit) return reject(new Error(complaint()));
      setTimeout(look, 25);
    };
    look();
  })`);
}

/** Settles when nothing in the page moves any more. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(`(${settled.toString()})()`);
}

/**
 * Does what leads to another page, and settles when that has loaded. The pages are asked: the driver's own wait for a
 * navigation misses one now and then in a Firefox that runs no scripts, and an event that never comes has no end.
 */
export async function toNextPage(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isLeft', true));
  await act();
  const isNext = () => !Reflect.has(window, 'isLeft') && document.readyState === 'complete';
  await untilAnyPage(page, isNext, 'the next page never came');
}

/** Asks the browser for the page again, as its own button does; `toNextPage` sees it come. */
export function startReload(page: Page): Promise<void> {
  // The driver's own wait may miss the page.
  page.reload({ timeout: 0 }).catch(() => undefined);
  return Promise.resolve();
}

/**
 * Settles when the page that is there by then answers yes. It is asked from outside, because pages come and go: one
 * that is being left answers with an error, and between two pages Firefox has an empty one for a moment.
 */
export async function untilAnyPage<Args extends readonly string[]>(
  page: Page,
  ask: (...args: Args) => boolean,
  complaint: string,
  ...args: Args
): Promise<void> {
  const question = `location.protocol !== 'about:' && (${ask.toString()})(...${JSON.stringify(args)})`;
  const answer = async () => (await page.evaluate(question)) === true && isFollowed(page);
  const limit = performance.now() + patienceMs;
  while (!(await answer().catch(() => false))) {
    if (performance.now() > limit) throw new Error(complaint);
    // A driver that is asked without a pause leaves the browser no time to leave the page.
    await setTimeout(25);
  }
}

/** Whether the driver looks for elements in the page that is there: its hold on the one before ends a moment later. */
async function isFollowed(page: Page): Promise<boolean> {
  const here = await page.evaluate(() => performance.timeOrigin);
  return here === (await page.$eval(':root', () => performance.timeOrigin));
}

/** Settles when something inside an element's shadow root can be seen. */
export function seen(page: Page, host: string, selector: string): Promise<void> {
  const look = (outer: string, inner: string) =>
    document.querySelector(outer)?.shadowRoot?.querySelector(inner)?.checkVisibility();
  return until(page, look, host, selector);
}

/** Clicks something inside an element's shadow root with the mouse, once it stands still and nothing lies over it. */
export async function clickInside(page: Page, host: string, selector: string): Promise<void> {
  await seen(page, host, selector);
  const [x, y] = await page.evaluate(standingPlace, [host, selector], patienceMs);
  await page.mouse.click(x, y);
}

/**
 * Makes a page's own `click` wait in the same way: the driver measures once, and on a busy machine what comes late
 * moves the target away before the mouse is there.
 */
export function clickStanding(page: Page): void {
  page.click = async (selector, options) => {
    const [x, y] = await page.evaluate(standingPlace, [selector], patienceMs);
    await page.mouse.click(x, y, options);
  };
}

/** A place of the first line of what may run over several; each selector but the last is of a shadow host. In the page. */
function standingPlace(path: readonly string[], patience: number): Promise<readonly [x: number, y: number]> {
  const limit = performance.now() + patience;
  const hosts = path.slice(0, -1);
  const selector = path.at(-1) ?? '';
  const find = () => {
    const root = hosts.reduce<Document | ShadowRoot | null | undefined>(
      (outer, host) => outer?.querySelector(host)?.shadowRoot,
      document,
    );
    return { root, target: root?.querySelector(selector) };
  };
  find().target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  let last = '';
  return new Promise((resolve, reject) => {
    const look = () => {
      const { root, target } = find();
      const { left, top, width, height } = target?.getClientRects()[0] ?? new DOMRect();
      const place = [left + Math.min(width / 2, 20), top + height / 2] as const;
      const hit = root?.elementFromPoint(...place);
      const isHit = hit && (target?.contains(hit) || target?.contains(hit.assignedSlot));
      if (isHit && place.join() === last) return resolve(place);
      last = place.join();
      if (performance.now() > limit) return reject(new Error(`${path.join(' ')} moves, or is covered`));
      window.setTimeout(look, 25);
    };
    look();
  });
}
