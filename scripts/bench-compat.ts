/** `npm run bench:compat`: how long `rsform-compat.js` blocks the parser of a page, with and without CPU throttle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDemo } from '../test/journey/harness.js';
import { compare, type Measure } from './bench/compare.js';

const script = readFileSync(join(import.meta.dirname, '..', 'dist', 'rsform-compat.js'), 'utf8');
const timed = `(() => {
  const start = performance.now();
  ${script}
  return performance.now() - start;
})()`;

const measure =
  (throttle: number): Measure =>
  async (page, url) => {
    await page.goto(`${url}/legacy/contacto?compat=off`);
    await page.emulateCPUThrottling(throttle);
    return { ms: (await page.evaluate(timed)) as number };
  };

await compare(openDemo, { 'full speed': measure(1), '4x CPU throttle': measure(4) }, 15);
