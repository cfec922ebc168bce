/** `npm run bench:compat`: how long `rsform-compat.js` blocks the parser of a page, with and without CPU throttle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDemo } from '../journey/harness.js';
import { compare } from './compare.js';

const script = readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'rsform-compat.js'), 'utf8');
const timed = `(() => {
  const start = performance.now();
  ${script}
  return performance.now() - start;
})()`;

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
