import type { Page } from 'puppeteer-core';
import { holdFiles } from '../lost-files.js';

/** Returns true for files that a page of the original loads after `rsform-compat.js`. */
export const isLater = (file: string) => /^(rsform-drop-in|rs-form)\.js/.test(file);

/** Holds back later files; returns a function that releases them. */
export async function holdBack(page: Page): Promise<() => Promise<void>> {
  const { release } = await holdFiles(page, isLater);
  return release;
}
