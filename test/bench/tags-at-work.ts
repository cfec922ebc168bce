import { type Page, PredefinedNetworkConditions } from 'puppeteer-core';
import { until } from '../journey/in-page.js';
import type { Figures } from './compare.js';

/** Script for the page, as text: notes when no tag of the suite waits for its script or its start any more. */
const note = `
  const tags = () => [...document.querySelectorAll(':not(:defined), [data-pending]')]
    .filter(({ localName }) => localName.includes('-'));
  const look = () => {
    if (document.readyState !== 'loading' && tags().length === 0) globalThis.atWork = performance.now();
    else requestAnimationFrame(look);
  };
  look();
`;

/**
 * Script for the page: its scripts, the waves of their requests, and its times. A wave has the files that were requested before a
 * script of it had arrived.
 */
const figures = `(() => {
  const scripts = performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  let waves = 0;
  for (let left = scripts; left.length > 0; waves += 1) {
    const first = Math.min(...left.map(({ responseEnd }) => responseEnd));
    left = left.filter(({ startTime }) => startTime >= first);
  }
  return {
    scripts: scripts.filter(({ startTime }) => startTime < atWork).length,
    waves,
    'tags at work, ms': atWork,
    'last script, ms': Math.max(...scripts.map(({ responseEnd }) => responseEnd)),
    'load event, ms': performance.getEntriesByType('navigation')[0].loadEventEnd,
  };
})()`;

/** Visits a page as a phone does, and measures when its tags are at work. */
export async function visitTags(page: Page, url: string): Promise<Figures> {
  await page.setViewport({ width: 390, height: 844 });
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Fast 4G']);
  await page.evaluateOnNewDocument(note);
  await page.goto(url, { waitUntil: 'networkidle0', timeout: 60_000 });
  await until(page, () => Reflect.has(globalThis, 'atWork'));
  return (await page.evaluate(figures)) as Figures;
}
