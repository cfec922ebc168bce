import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binOf, captureNode } from '../../scripts/run.mjs';
import { startJourneyServices } from '../../scripts/runners/journey-services.mjs';
import { isBrowser } from '../kinds.mjs';
import { readTestName, type NamedTest } from '../named-tests.js';

/** Test that a runner has run. */
interface Outcome {
  /** Its file, a colon and its title; in a browser also the name of that. */
  readonly name: string;
  readonly isPassed: boolean;
}

/** Returns a pattern for the title of a test, in which `…` stands for any text. */
const patternOf = ({ title }: NamedTest) =>
  title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll('…', '.*');

/** Runs exactly these tests in Chromium. Returns those of them that have passed, and were not skipped. */
export async function runTests(names: readonly string[]): Promise<ReadonlySet<string>> {
  const tests = names.map(readTestName);
  const outcomes = [
    ...(await runInBrowser(tests.filter(({ file }) => isBrowser(file)))),
    ...(await runJourneys(tests.filter(({ file }) => !isBrowser(file)))),
  ];
  return new Set(names.filter((name) => isHeld(readTestName(name), outcomes)));
}

function isHeld(test: NamedTest, outcomes: readonly Outcome[]): boolean {
  const pattern = new RegExp(`^${patternOf(test)}(?:, in Chromium)?$`);
  const start = `test/${test.file}: `;
  const own = outcomes.filter(({ name }) => name.startsWith(start) && pattern.test(name.slice(start.length)));
  return own.length > 0 && own.every(({ isPassed }) => isPassed);
}

const filesOf = (tests: readonly NamedTest[]) => [...new Set(tests.map(({ file }) => `test/${file}`))];

async function runInBrowser(tests: readonly NamedTest[]): Promise<readonly Outcome[]> {
  if (tests.length === 0) return [];
  const titles = [...new Set(tests.map((test) => `${patternOf(test)}$`))].join('|');
  return outcomesOf([binOf('@web/test-runner', 'wtr')], {
    SUITE_TESTS: filesOf(tests).join('\n'),
    SUITE_TITLES: titles,
  });
}

async function runJourneys(tests: readonly NamedTest[]): Promise<readonly Outcome[]> {
  if (tests.length === 0) return [];
  const services = await startJourneyServices();
  try {
    const outcomes: Outcome[] = [];
    for (const file of filesOf(tests)) {
      const own = tests.filter((test) => `test/${test.file}` === file);
      outcomes.push(...(await outcomesOf([...nodeTest(own), file], { SUITE_SERVICES: services.url })));
    }
    return outcomes;
  } finally {
    await services.stop();
  }
}

const nodeTest = (tests: readonly NamedTest[]) => [
  ...['--import', 'tsx', '--test-reporter=./scripts/runners/count-node-tests.mjs'],
  '--test-reporter-destination=stdout',
  ...tests.map((test) => `--test-name-pattern=/^${patternOf(test).replaceAll('/', String.raw`\/`)}$/`),
  'scripts/runners/run-together.mjs',
];

/** Runs a program whose reporter writes the outcomes into a file. Prints what it says about a failure. */
async function outcomesOf(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rs-suite-faults-'));
  const file = join(folder, 'counts.json');
  try {
    const { isFine, output } = await captureNode(args, {
      ...env,
      SUITE_COUNTS: file,
      SUITE_BROWSERS: 'chromium',
    });
    if (!isFine) console.error(output.trim());
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly times: readonly Outcome[] }).times;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
