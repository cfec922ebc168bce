import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { until } from '../../journey/in-page.js';

const sheetHas = (text: string) =>
  document.querySelector('[data-sheet]')?.textContent.includes(text) ?? false;
const summaryIs = (text: string) => document.querySelector('[data-contrast-summary]')?.textContent === text;

/** Chooses a value as a visitor does, whose picker reports it at its end. */
function choose(page: Page, selector: string, value: string): Promise<void> {
  return page.$eval(
    selector,
    (input, value) => {
      (input as HTMLInputElement).value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    value,
  );
}

/** Waits until the page of the preview has a value of a property. */
async function previewHas(page: Page, property: string, value: string): Promise<void> {
  const frame = await (await page.waitForSelector('.theme-preview iframe'))?.contentFrame();
  assert.ok(frame);
  const isSo = (property: string, value: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(property) === value;
  await frame.waitForFunction(isSo, {}, property, value);
}

/** Waits until the page of the preview shows some of its tags, and no others. */
async function previewShows(page: Page, shown: readonly string[]): Promise<void> {
  const frame = await (await page.waitForSelector('.theme-preview iframe'))?.contentFrame();
  assert.ok(frame);
  const isSo = (shown: string) => {
    const parts = ['rs-form', 'rs-calendar', 'cookie-consent'].filter((tag) =>
      document.querySelector(`${tag}:defined`)?.checkVisibility(),
    );
    const isOpen = document.querySelector('media-box:defined')?.matches(':state(open)') ?? false;
    return [...parts, ...(isOpen ? ['media-box'] : [])].join() === shown;
  };
  await frame.waitForFunction(isSo, {}, shown.join());
}

/** Goes through the parts of the preview by keyboard: the focus stays on the tabs. */
async function seeParts(page: Page): Promise<void> {
  await page.focus('[name=shown]:checked');
  await previewShows(page, ['rs-form']);
  for (const shown of [['rs-form', 'rs-calendar'], ['cookie-consent'], ['media-box'], ['rs-form']]) {
    await page.keyboard.press('ArrowRight');
    await previewShows(page, shown);
    await until(page, () => document.activeElement?.getAttribute('name') === 'shown');
  }
}

/** Edits a theme: warning about contrast, preview, steps back by keyboard, link. */
export async function editTheme(page: Page): Promise<void> {
  await until(page, summaryIs, 'Every pair has enough contrast.');
  await seeParts(page);
  await page.select('#theme-start', 'uikit3');
  await until(page, sheetHas, '--suite-accent: light-dark(#0f6ecd, #7cbcf7);');
  await choose(page, '[data-token=radius]', '1.25');
  await previewHas(page, '--suite-radius', '1.25rem');
  await choose(page, '[data-token=text-muted][data-scheme=light]', '#bbbbbb');
  // Two more: the border of UIkit itself has too little.
  await until(page, summaryIs, '4 pairs have too little contrast.');
  const warning = await page.$eval('.theme-warning', (element) => element.textContent);
  assert.equal(warning, 'Too low: 4.5 : 1 is needed (WCAG 1.4.3).');
  await page.focus('[data-undo]');
  await page.keyboard.press('Enter');
  await until(page, summaryIs, '2 pairs have too little contrast.');
  assert.equal(new URL(page.url()).hash, '#start=uikit3&radius=1.25rem');
  await page.reload();
  await until(page, sheetHas, '--suite-radius: 1.25rem;');
  assert.equal(await page.$eval('#theme-start', (select) => (select as HTMLSelectElement).value), 'uikit3');
  await previewHas(page, '--suite-radius', '1.25rem');
}
