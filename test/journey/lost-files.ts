import { createHash } from 'node:crypto';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';

/** The files of the suite that a story loses, by their name in `dist`. */
export type IsLost = (file: string) => boolean;

/** The hash of a file of which nothing came. */
const hashOfNothing = createHash('sha384').update('').digest('base64');

/** Lets a request go on. One whose page is closed by then needs nothing, and says so. */
export function letGo(request: HTTPRequest): Promise<void> {
  return request.continue().catch(() => undefined);
}

/** A file's name in `dist`, with the query. */
export function fileOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace('/suite/', '') + search;
}

/** The network loses these files, and only these; to be told before the page is opened. */
export async function loseFiles(
  page: Page,
  isLost: IsLost,
  asked: (request: HTTPRequest) => void = () => undefined,
): Promise<void> {
  await hearNetwork(page.browser());
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    asked(request);
    const isOurs = new URL(request.url()).pathname.startsWith('/suite/');
    const isHit = isOurs && isLost(fileOf(request.url()));
    void (isHit ? request.abort().catch(() => undefined) : letGo(request));
  });
}

/** Firefox says of a lost script with `integrity` that its hash is another: that of nothing. */
export function saysLost(isLost: IsLost): (message: string) => boolean {
  return (message) => {
    const found = /hashes in the integrity attribute .* at “([^”]+)”\. The computed hash is “([^”]+)”/.exec(
      message,
    );
    const [, url = '', hash] = found ?? [];
    return hash === hashOfNothing && isLost(fileOf(url));
  };
}

/** Stops the clock of what the first paint holds back, however long this machine takes. */
export async function holdAnimations(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(`addEventListener('animationstart', ({ target }) => {
    for (const animation of target.getAnimations()) animation.pause();
  })`);
}

/** The time is up for which the first paint holds something back. */
export function endAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}
