/** `npm run bench:compat`: how long `rsform-compat.js` blocks the parser of a page, with and without CPU throttle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDemo } from '../journey/harness.js';
import { runBench } from './command.js';
import { compare } from './compare.js';

/** Script for the page, as text: returns the milliseconds in which the script of the build runs. */
function timedScript(): string {
  const file = join(import.meta.dirname, '..', '..', 'dist', 'rsform-compat.js');
  return `(() => {
  const start = performance.now();
  ${readFileSync(file, 'utf8')}
  return performance.now() - start;
})()`;
}

await runBench('bench:compat', async () => {
  const timed = timedScript();
  await compare(
    openDemo,
    { 'full speed': 1, '4x CPU throttle': 4 },
    async (page, url, throttle) => {
      await page.goto(`${url}/legacy/contacto?compat=off`);
      await page.emulateCPUThrottling(throttle);
      return { ms: (await page.evaluate(timed)) as number };
    },
    15,
  );
});
