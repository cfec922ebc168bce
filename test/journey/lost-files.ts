import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { pageScripts } from '../../cli/bundle/page-scripts.mjs';
import { hearNetwork } from '../network-events.mjs';

/** Decides which files of the suite a story loses, by their names in `dist`. */
export type IsLost = (file: string) => boolean;

const dist = join(import.meta.dirname, '../../dist');

/** Hash of an empty file. */
const hashOfNothing = createHash('sha384').update('').digest('base64');

/** Continues a request. Ignores the error if its page is closed by then. */
export function release(request: HTTPRequest): Promise<void> {
  return request.continue().catch(() => undefined);
}

/** Returns a file's name in its build, with the query. */
export function fileOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/(?:rs-)?suite\/(?:compact\/)?/, '') + search;
}

/**
 * Returns a test for the files of a chunk, which single tags load from one folder and bundles from another.
 *
 * @throws AssertionError when the build has no such chunk: a story that waits for its request would never end.
 */
export function isChunk(name: string): IsLost {
  const start = `${name}-`;
  const folders = ['chunks', 'bundles'].filter((folder) =>
    readdirSync(join(dist, folder)).some((file) => file.startsWith(start)),
  );
  assert.ok(folders.length > 0, `no chunk ${name} in ${dist}`);
  return (file) => folders.some((folder) => file.startsWith(`${folder}/${start}`));
}

/** Returns a test for the file with which a tag starts: its chunk, or the bundle that has the tag. */
export function isStartOf(tag: string): IsLost {
  const [bundle = ''] = [...pageScripts].find(([, tags]) => tags.includes(tag)) ?? [];
  const files = [isChunk(tag), isChunk(bundle)];
  return (file) => files.some((isFile) => isFile(file));
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
    void (isHit ? request.abort().catch(() => undefined) : release(request));
  });
}

/**
 * Holds back these files of the suite. A page whose scripts are held is not loaded: await its opening after the release.
 *
 * @returns `asked` settles when a request is held: its page exists by then. `release` continues all, `hold` holds again.
 */
export async function holdFiles(page: Page, isLate: IsLost) {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  let report: () => void = () => undefined;
  await hearNetwork(page.browser());
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isOurs = new URL(request.url()).pathname.startsWith('/suite/');
    if (!isHolding || !isOurs || !isLate(fileOf(request.url()))) return void release(request);
    held.push(request);
    report();
  });
  return {
    asked: () =>
      new Promise<void>((resolve) => {
        report = resolve;
        if (held.length > 0) resolve();
      }),
    hold: () => void (isHolding = true),
    release: async () => {
      isHolding = false;
      await Promise.all(held.splice(0).map(release));
    },
  };
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
