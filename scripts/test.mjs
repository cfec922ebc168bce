/**
 * `npm test`: runs node tests, browser tests and journeys once in Chromium. The last line is the sum of all runners. Above
 * it is a line for each missing program whose tests were skipped.
 * Words after `--` are parts of test paths, or sources: then their tests run. `--changed [BASE]` runs what a change
 * can reach. `--firefox` runs in Firefox the tests that an engine can change, or those of the words; `--webkit` runs most
 * of them in WebKitGTK; `--all` runs everything in Chromium and Firefox. Only CI and `--all` run the tests in `test/long-tests.mjs`, and repeat those in
 * `test/compact-tests.mjs` with Preact. `--docs` before them is `npm --prefix docs test`: without words it runs the tests
 * of the documentation, which `npm test` leaves out.
 */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { prepareSuite } from './build/prepare.mjs';
import { findFirefox, findWebKit, webKitIsMissing } from './find-browsers.mjs';
import { getChromium } from './get-browser.mjs';
import { docsAreMissing, isInstalled } from './installed.mjs';
import { binOf, root } from './run.mjs';
import { changedFiles } from './runners/changed-files.mjs';
import {
  addCounts,
  countRun,
  describeCounts,
  describeSkipped,
  noCounts,
  slowest,
} from './runners/counts.mjs';
import { compactTests } from '../test/compact-tests.mjs';
import { isLong } from '../test/long-tests.mjs';
import { engineTests } from '../test/engine-tests.mjs';
import { runsInWebKit, webKitTests } from '../test/webkit-tests.mjs';
import { countsObjects, isBrowser, isJourney, isOfDocs, isTooling, needsProcess } from '../test/kinds.mjs';
import { startJourneyServices } from './runners/journey-services.mjs';
import { dealOut, runNodeTests } from './runners/node-tests.mjs';
import { allTests, testsNamed, testsReachedBy } from './runners/select-tests.mjs';

/** Browsers of the first word; without one, those of the environment. */
const browsersOf = { '--firefox': 'firefox', '--webkit': 'webkit', '--all': 'chromium,firefox' };
const ofDocs = process.argv[2] === '--docs';
const given = process.argv.slice(ofDocs ? 3 : 2);
const [first, ...others] = given;
const words = first in browsersOf ? others : given;
const isForEngine = first === '--firefox' || first === '--webkit';
const runsAll = Boolean(process.env.CI) || first === '--all';
process.env.SUITE_BROWSERS = browsersOf[first] ?? process.env.SUITE_BROWSERS ?? 'chromium';

function select() {
  const every = allTests(root);
  if (words[0] === '--changed')
    return withoutLong(runnable(testsReachedBy(root, every, changedFiles(root, words[1]))));
  const tests = every.filter((file) => isOfDocs(file) === ofDocs);
  if (words.length === 0 && first === '--webkit') return inEngine(webKitTests(tests));
  if (words.length === 0) return isForEngine ? inEngine(engineTests(tests)) : withoutLong(tests);
  const named = runnable(testsNamed(root, ofDocs ? tests : every, words));
  return isForEngine ? inEngine(named) : named;
}

/** Omits tests that do not depend on the engine of a run. In WebKit also the journeys that it cannot run, with one line. */
function inEngine(tests) {
  const browserTests = tests.filter(isBrowser);
  const journeys = tests.filter(isJourney);
  const left = first === '--webkit' ? journeys.filter((journey) => !runsInWebKit(journey)) : [];
  if (left.length > 0)
    console.log(`left out: ${left.length} journeys (test/webkit-tests.mjs has the reasons)`);
  return [...browserTests, ...journeys.filter((journey) => !left.includes(journey))];
}

/** Leaves out the tests of the documentation, with one line, while its packages are not installed. */
function runnable(tests) {
  if (!tests.some(isOfDocs) || isInstalled(join(root, 'docs'))) return tests;
  console.log(docsAreMissing);
  return tests.filter((file) => !isOfDocs(file));
}

/** Leaves out the tests that take long, with one line, but for CI and `--all`. */
function withoutLong(tests) {
  if (runsAll) return tests;
  const short = tests.filter((test) => !isLong(test));
  const left = tests.length - short.length;
  if (left > 0) console.log(`left out: ${left} long test files (npm run test:all runs them, and CI)`);
  return short;
}

/** Checks that the browsers of a run exist, and fails at once otherwise. */
async function findBrowsers() {
  const wanted = process.env.SUITE_BROWSERS.split(',');
  if (wanted.includes('chromium')) await getChromium();
  if (wanted.includes('firefox') && findFirefox() === null)
    throw new Error('No Firefox: install one, or set FIREFOX_PATH (Debian: apt-get install firefox-esr).');
  if (wanted.includes('webkit') && findWebKit() === null) throw new Error(webKitIsMissing);
}

/** Runs one kind of tests, and prints its output at the end, because others run meanwhile. */
async function runKind(name, files, total, run) {
  if (files.length === 0) return undefined;
  const start = performance.now();
  const { output, ...counts } = await run(files);
  if (output.trim()) console.log(output.trimEnd());
  console.log(`${name}: ${describeCounts(counts)}, ${Math.round((performance.now() - start) / 1000)} s`);
  addCounts(total, counts);
  return counts;
}

function runModelTests(files) {
  const hands = [files.filter(countsObjects), files.filter((file) => !countsObjects(file))];
  return runNodeTests(hands.filter((hand) => hand.length > 0));
}

/**
 * Runs the other node tests, one process at a time beside the browser tests. Those that build come first. Without browser
 * tests and builds there are two processes, because both cores are free.
 */
function runOtherNodeTests(files, isAlone) {
  const building = files.filter(isTooling);
  const rest = files.filter((file) => !isTooling(file));
  const hands = [...dealOut(building, 6), ...dealOut(rest, 4)];
  const lanes = isAlone && building.length === 0 ? 2 : 1;
  return runNodeTests(hands, Array(lanes).fill(Promise.resolve()));
}

async function runBrowserTests(files, env) {
  const own = { ...env, SUITE_TESTS: files.join('\n') };
  const result = await countRun([binOf('@web/test-runner', 'wtr')], own);
  // Its progress output erases lines even without a terminal.
  const output = stripVTControlCharacters(result.output).replace(/^Running \d+ test files\.\.\.$/m, '');
  return { ...result, output: output.replaceAll(/\n{3,}/g, '\n\n').trim() };
}

/** Runs the browser tests, then those that are repeated with Preact. */
async function runInBrowsers(files, again, total) {
  await runKind('browsers', files, total, runBrowserTests);
  const env = { SUITE: 'compact', SUITE_BROWSERS: 'chromium' };
  await runKind('browsers with Preact', again, total, (some) => runBrowserTests(some, env));
}

/** Runs journeys in a process for each promise of `whenFree`, because they wait for pages as often as they compute. */
async function runJourneys(files, again, whenFree) {
  const services = await startJourneyServices();
  // The driver asks for the terminal's colors with each message otherwise.
  const env = { SUITE_SERVICES: services.url, DEBUG_COLORS: 'no' };
  try {
    const repeated = dealOut(again.filter(isJourney), 4).map((some) => ['SUITE=compact', ...some]);
    return await runNodeTests([...dealOut(files, 12), ...repeated], whenFree, env);
  } finally {
    await services.stop();
  }
}

async function main() {
  await findBrowsers();
  const tests = select();
  if (tests.length === 0) console.log('No test belongs to that.');
  const total = noCounts();
  const browserTests = tests.filter(isBrowser);
  const journeys = tests.filter(isJourney);
  const nodeTests = tests.filter((file) => !isBrowser(file) && !isJourney(file));
  const modelTests = nodeTests.filter((file) => !needsProcess(file));
  const otherNodeTests = nodeTests.filter(needsProcess);
  const isWhole = words.length === 0 && process.env.SUITE_BROWSERS.includes('chromium');
  const again = isWhole && runsAll ? compactTests(tests) : [];
  const isOfSources = process.env.SUITE !== 'dist';

  const needsBuild = otherNodeTests.length + journeys.length > 0 || !isOfSources;
  const build = needsBuild ? prepareSuite('dist') : Promise.resolve('');
  // They need neither the build nor much of a processor; the other node tests wait for both.
  const models = runKind('models', modelTests, total, runModelTests);
  const whenBuilt = Promise.all([build, models]).then(([folder]) => {
    if (folder === null) throw new Error('The build failed, so only tests of the sources were run.');
  });
  const node = whenBuilt.then(() =>
    runKind('node', otherNodeTests, total, (files) => runOtherNodeTests(files, browserTests.length === 0)),
  );
  const inBrowsers = (isOfSources ? Promise.resolve() : build).then(() =>
    runInBrowsers(browserTests, again.filter(isBrowser), total),
  );
  const lanes = [node, inBrowsers, inBrowsers];
  const journeysDone = whenBuilt.then(() =>
    runKind('journeys', journeys, total, (files) => runJourneys(files, again, lanes)),
  );
  const results = await Promise.allSettled([node, inBrowsers, journeysDone]);
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure) {
    console.error(failure.reason instanceof Error ? failure.reason.message : failure.reason);
    return { ...total, failed: total.failed + 1 };
  }
  return total;
}

const total = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return { ...noCounts(), failed: 1 };
});
const lines = slowest();
if (lines.length > 0) console.log(`slowest:\n${lines.join('\n')}`);
for (const line of describeSkipped(total)) console.log(line);
console.log(describeCounts(total));
process.exit(total.failed === 0 && total.passed + total.skipped.length > 0 ? 0 : 1);
