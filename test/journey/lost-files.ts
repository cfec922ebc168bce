import { createHash } from 'node:crypto';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';

/** Decides which files of the suite a story loses, by their names in `dist`. */
export type IsLost = (file: string) => boolean;

/** Hash of an empty file. */
const hashOfNothing = createHash('sha384').update('').digest('base64');

/** Continues a request. Ignores the error if its page is closed by then. */
export function letGo(request: HTTPRequest): Promise<void> {
  return request.continue().catch(() => undefined);
}

/** Returns a file's name in its build, with the query. */
export function fileOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/suite\/(?:compact\/)?/, '') + search;
}

/** Makes the network lose these files, and only these. Call it before the page is opened. */
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

/**
 * Returns a test for Firefox's message about a lost script with `integrity`: the computed hash is that of an empty
 * file.
 */
export function saysLost(isLost: IsLost): (message: string) => boolean {
  return (message) => {
    const found = /hashes in the integrity attribute .* at “([^”]+)”\. The computed hash is “([^”]+)”/.exec(
      message,
    );
    const [, url = '', hash] = found ?? [];
    return hash === hashOfNothing && isLost(fileOf(url));
  };
}

/** Pauses the animations with which the first paint hides something, however long this machine takes. */
export async function holdAnimations(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(`addEventListener('animationstart', ({ target }) => {
    for (const animation of target.getAnimations()) animation.pause();
  })`);
}

/** Ends the animations with which the first paint hides something. */
export function endAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}
