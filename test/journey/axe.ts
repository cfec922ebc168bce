import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Settles when nothing in sight moves, in shadow roots neither, and nothing has begun to move meanwhile. Firefox leaves an
 * animation running whose element has lost its box.
 */
const stillness = `(async () => {
  const rootsIn = (root) =>
    [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))];
  const moving = () =>
    rootsIn(document)
      .flatMap((root) => root.getAnimations())
      .filter(({ playState, effect }) => playState === 'running' && effect.target.checkVisibility());
  for (let list = moving(); list.length > 0; list = moving())
    await Promise.allSettled(list.map(({ finished }) => finished));
})()`;

/** What axe-core finds once nothing moves any more, a line a violation. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(`globalThis.axe ?? (() => { ${axe} })()`);
  return (await page.evaluate(`${stillness}
    .then(() => axe.run(document, { runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }))
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`)) as string[];
}
