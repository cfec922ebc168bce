/** `npm run check`: everything but the tests. Words after `--` choose steps by name. */
import { binOf, captureNode } from './run.mjs';

/** What was checked before is not checked again where nothing that it needs has changed. */
const tsc = (project, name) => [
  ...[binOf('typescript', 'tsc'), '--noEmit', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`],
];

/** What reads the sources. */
const sourceSteps = [
  ['format', [binOf('prettier'), '--check', '--log-level', 'warn', '.']],
  ['lint', [binOf('eslint'), '--max-warnings', '0', '.']],
  [
    'cycles',
    [
      binOf('dependency-cruiser', 'depcruise'),
      ...['--config', 'dependency-cruiser.config.mjs', '--output-type', 'err'],
      ...['elements', 'shared', 'cli', 'demo', 'scripts'],
    ],
  ],
  ['types', tsc('.', 'types')],
  ['pure types', tsc('elements/tsconfig.pure.json', 'pure-types')],
];

/** The build, and what reads its result. */
const buildSteps = [
  ['build', ['scripts/build.mjs']],
  ['size', ['scripts/size.mjs']],
  ['manifest', ['--import', 'tsx', 'scripts/check-manifest.ts']],
  ['publint', [binOf('publint'), 'run', '.', '--strict', '--pack', 'false']],
  ['knip', [binOf('knip'), '--no-progress']],
];

const words = process.argv.slice(2);
const isWanted = ([name]) => words.length === 0 || words.includes(name);

/** Starts each step when the one before is through; answers a promise a step. */
function runInTurn(steps) {
  let previous = Promise.resolve();
  return steps.filter(isWanted).map(([name, args]) => {
    const run = previous.then(async () => ({ name, ...(await captureNode(args)) }));
    previous = run;
    return run;
  });
}

let failures = 0;
// Side by side: most steps use one processor, and together the two rows take about equally long.
const running = [runInTurn(sourceSteps), runInTurn(buildSteps)].flat();
for (const step of running) {
  const { name, isFine, output } = await step;
  console.log(`${isFine ? '✓' : '✗'} ${name}`);
  if (isFine) continue;
  failures += 1;
  console.log(output.trim().replaceAll(/^/gm, '  '));
}
process.exit(failures === 0 ? 0 : 1);
