/**
 * `npm test`: node tests, browser tests, journeys. The last line is the sum over all runners. Words after `--`
 * choose the test files whose path contains one of them.
 */
import { relative } from 'node:path';
import { prepareSuite } from './build/prepare.mjs';
import { filesIn } from './entries.mjs';
import { getChromium } from './get-browser.mjs';
import { binOf, root, runNode } from './run.mjs';
import { countsOf, describeCounts } from './runners/counts.mjs';

const words = process.argv.slice(2);
const tests = filesIn(`${root}/test`)
  .map((file) => relative(root, file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && !file.includes('/fixtures/'))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));

const isBrowser = (file) => file.endsWith('.browser.test.ts');
const isJourney = (file) => file.endsWith('.journey.test.ts');
const reporter = './scripts/runners/count-node-tests.mjs';

function runNodeTests(files) {
  const reporting = [`--test-reporter=${reporter}`, '--test-reporter-destination=stdout'];
  return (env) => runNode(['--import', 'tsx', '--test', ...reporting, ...files], env);
}

function runBrowserTests(files) {
  return (env) =>
    runNode([binOf('@web/test-runner', 'wtr'), ...files.flatMap((file) => ['--files', file])], env);
}

async function main() {
  process.env.CHROME_PATH = await getChromium();
  if ((await prepareSuite('dist')) === null) throw new Error('The build failed, so no test was run.');

  const total = { passed: 0, failed: 0 };
  const runners = [
    ['node', runNodeTests, tests.filter((file) => !isBrowser(file) && !isJourney(file))],
    ['browsers', runBrowserTests, tests.filter(isBrowser)],
    ['journeys', runNodeTests, tests.filter(isJourney)],
  ];
  for (const [name, runner, files] of runners) {
    if (files.length === 0) continue;
    const counts = await countsOf(runner(files));
    console.log(`${name}: ${describeCounts(counts)}`);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  return total;
}

const total = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
});
console.log(describeCounts(total));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
