import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';
import { still } from './in-page.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Options for a state that was looked at whole, in other colors. */
export const colorsOnly: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Returns the violations that axe-core finds after all animations, a line each. */
export async function violations(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  // Half a megabyte, so it is sent once for each page.
  if ((await page.evaluate('"axe" in globalThis')) !== true) await page.evaluate(`(() => { ${axe} })()`);
  await still(page);
  const all: RunOptions = { runOnly: tags, resultTypes: ['violations'], ...options };
  return (await page.evaluate(`axe.run(document, ${JSON.stringify(all)})
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`)) as string[];
}
