import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { settled } from '../settled.js';

/**
 * Time limit in milliseconds, which ends a wait before the driver does. It is long, so that no story depends on the
 * machine's speed.
 */
const timeoutMs = 25_000;

/**
 * Settles when a condition holds in the page; polled. The driver's own waiting compiles code in the page, which the
 * pages' policy forbids. The error after the time limit contains the condition and the first words of the page.
 */
export async function until<Args extends readonly (string | number)[]>(
  page: Page,
  ask: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const question = `(${ask.toString()})(...${JSON.stringify(args)})`;
  await page.evaluate(`new Promise((resolve, reject) => {
    const limit = performance.now() + ${timeoutMs};
    const complaint = () => [
      ${JSON.stringify(`never came: ${question}`)},
      'on ' + location.href,
      (document.querySelector('main') ?? document.body).innerText.slice(0, 600),
      'marked: ' + [...document.querySelectorAll('.formError')].map(({ id }) => id).join(', '),
    ].join('\\n');
    const check = () => {
      if (${question}) return resolve();
      if (performance.now() > limit) return reject(new Error(complaint()));
      setTimeout(check, 25);
    };
    check();
  })`);
}

/** Settles when the browser has been idle twice: the first time the page may request files. */
export async function idle(page: Page): Promise<void> {
  // WebKit has no such callbacks yet.
  await page.evaluate(`new Promise((resolve) => {
    const { requestIdleCallback: wait = setTimeout } = window;
    wait(() => wait(resolve));
  })`);
}

/** Settles when nothing in the page moves any more. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(`(${settled.toString()})()`);
}

/**
 * Runs an action that leads to another page, and settles when that has loaded. The pages are polled: the driver's own
 * wait for a navigation sometimes misses one in a Firefox without scripts, and waits for ever.
 */
export async function toNextPage(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isLeft', true));
  await act();
  const isNext = () => !Reflect.has(window, 'isLeft') && document.readyState === 'complete';
  await untilAnyPage(page, isNext, 'the next page never came');
}

/** Reloads the page as the browser's button does; `toNextPage` waits for it. */
export function startReload(page: Page): Promise<void> {
  // The driver's own wait may miss the page.
  page.reload({ timeout: 0 }).catch(() => undefined);
  return Promise.resolve();
}

/**
 * Settles when a condition holds in the current page. It is polled from outside, because pages are replaced meanwhile:
 * a page that is being left rejects with an error, and between two pages Firefox has an empty one for a moment.
 */
export async function untilAnyPage<Args extends readonly string[]>(
  page: Page,
  ask: (...args: Args) => boolean,
  complaint: string,
  ...args: Args
): Promise<void> {
  const question = `location.protocol !== 'about:' && (${ask.toString()})(...${JSON.stringify(args)})`;
  const answer = async () => (await page.evaluate(question)) === true && isFollowed(page);
  const limit = performance.now() + timeoutMs;
  while (!(await answer().catch(() => false))) {
    if (performance.now() > limit) throw new Error(`${complaint}: ${await whereIs(page)}`);
    // Polling without a pause would leave the browser no time to leave the page.
    await setTimeout(25);
  }
}

/** Returns the address and the state of the page, for the message of a story that waits in vain. */
function whereIs(page: Page): Promise<string> {
  const state = page.evaluate(
    () => `${location.href} is ${document.readyState}, ${document.activeElement?.outerHTML.slice(0, 120)}`,
  );
  return state.catch(String);
}

/**
 * Returns true if the driver finds elements in the current page: it keeps its handle on the previous one a little
 * longer.
 */
async function isFollowed(page: Page): Promise<boolean> {
  const here = await page.evaluate(() => performance.timeOrigin);
  return here === (await page.$eval(':root', () => performance.timeOrigin));
}

/** Settles when something inside an element's shadow root can be seen. */
export function seen(page: Page, host: string, selector: string): Promise<void> {
  const check = (outer: string, inner: string) =>
    document.querySelector(outer)?.shadowRoot?.querySelector(inner)?.checkVisibility();
  return until(page, check, host, selector);
}

/** Clicks an element inside a shadow root with the mouse, once it stands still and nothing covers it. */
export async function clickInside(page: Page, host: string, selector: string): Promise<void> {
  await seen(page, host, selector);
  const [x, y] = await page.evaluate(standingPlace, [host, selector], timeoutMs);
  await page.mouse.click(x, y);
}

/**
 * Makes a page's own `click` wait in the same way: the driver measures once, and on a busy machine a late change moves
 * the target away before the click.
 */
export function clickStanding(page: Page): void {
  page.click = async (selector, options) => {
    const [x, y] = await page.evaluate(standingPlace, [selector], timeoutMs);
    await page.mouse.click(x, y, options);
  };
}

/**
 * Runs in the page. Returns a point on the first line of an element, which may span several lines; each selector but
 * the last is of a shadow host.
 */
function standingPlace(path: readonly string[], timeout: number): Promise<readonly [x: number, y: number]> {
  const limit = performance.now() + timeout;
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
    const check = () => {
      const { root, target } = find();
      const { left, top, width, height } = target?.getClientRects()[0] ?? new DOMRect();
      const place = [left + Math.min(width / 2, 20), top + height / 2] as const;
      const hit = root?.elementFromPoint(...place);
      const isHit = hit && (target?.contains(hit) || target?.contains(hit.assignedSlot));
      if (isHit && place.join() === last) return resolve(place);
      last = place.join();
      if (performance.now() > limit) return reject(new Error(`${path.join(' ')} moves, or is covered`));
      window.setTimeout(check, 25);
    };
    check();
  });
}
