import type { Page } from 'puppeteer-core';

const patienceMs = 10_000;

/**
 * Settles when the page answers yes; asked once a frame. The driver's own waiting compiles code in the page, which
 * the pages' policy forbids.
 */
export async function until<Args extends readonly (string | number)[]>(
  page: Page,
  ask: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const question = `(${ask.toString()})(...${JSON.stringify(args)})`;
  await page.evaluate(`new Promise((resolve, reject) => {
    const limit = performance.now() + ${patienceMs};
    const look = () => {
      if (${question}) return resolve();
      if (performance.now() > limit) return reject(new Error(${JSON.stringify(`never came: ${question}`)}));
      requestAnimationFrame(look);
    };
    look();
  })`);
}

/**
 * Does what leads to another page, and settles when that has loaded. The driver's own wait for a navigation misses
 * one now and then in a Firefox that runs no scripts.
 */
export async function toNextPage(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = new Promise((resolve) => page.once('load', resolve));
  await act();
  await loaded;
}

/** Settles when something inside an element's shadow root can be seen. */
export function seen(page: Page, host: string, selector: string): Promise<void> {
  const look = (outer: string, inner: string) =>
    document.querySelector(outer)?.shadowRoot?.querySelector(inner)?.checkVisibility();
  return until(page, look, host, selector);
}

/** Clicks something inside an element's shadow root, with the mouse. */
export async function clickInside(page: Page, host: string, selector: string): Promise<void> {
  await seen(page, host, selector);
  const [x, y] = await page.evaluate(
    (outer, inner) => {
      const target = document.querySelector(outer)?.shadowRoot?.querySelector(inner);
      target?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The first line of what may run over several.
      const { left, top, width, height } = target?.getClientRects()[0] ?? new DOMRect();
      return [left + Math.min(width / 2, 20), top + height / 2] as const;
    },
    host,
    selector,
  );
  await page.mouse.click(x, y);
}
