import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { fileOf, letGo } from '../lost-files.js';

/** Returns true for files that a page of the original loads after `rsform-compat.js`. */
export const isLater = (file: string) => /^(rsform-drop-in|rs-form)\.js/.test(file);

/** Holds back later files; returns a function that releases them. */
export async function holdBack(page: Page): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isOver = false;
  await hearNetwork(page.browser());
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isOurs = new URL(request.url()).pathname.startsWith('/suite/') && isLater(fileOf(request.url()));
    if (isOurs && !isOver) held.push(request);
    else void letGo(request);
  });
  return async () => {
    isOver = true;
    await Promise.all(held.map(letGo));
  };
}
