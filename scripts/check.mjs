/** `npm run check`: all checks except tests. Words after `--` select steps by name. */
import { binOf, captureNode } from './run.mjs';

/** Returns an incremental type check. */
const tsc = (project, name) => [
  ...[binOf('typescript', 'tsc'), '--noEmit', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`],
];

/** Steps that read the sources. */
const sourceSteps = [
  ['format', [binOf('prettier'), '--check', '--log-level', 'warn', '.']],
  ['lint', [binOf('eslint'), '--max-warnings', '0', '.']],
  [
    'cycles',
    [
      binOf('dependency-cruiser', 'depcruise'),
      ...['--config', 'dependency-cruiser.config.mjs', '--output-type', 'err'],
      ...['elements', 'shared', 'cli', 'demo', 'docs', 'metadata', 'scripts'],
    ],
  ],
  ['types', tsc('.', 'types')],
  ['pure types', tsc('elements/tsconfig.pure.json', 'pure-types')],
];

/** The build, and the steps that read its output. */
const buildSteps = [
  ['build', ['scripts/build.mjs']],
  ['size', ['scripts/size.mjs']],
  ['publint', [binOf('publint'), 'run', '.', '--strict', '--pack', 'false']],
  ['knip', [binOf('knip'), '--no-progress']],
];

const words = process.argv.slice(2);
const steps = [...sourceSteps, ...buildSteps].map(([name]) => name);
const unknown = words.filter((word) => !steps.includes(word));
if (unknown.length > 0) {
  console.error(`check: no step ${unknown.join(', ')}. The steps: ${steps.join(', ')}.`);
  process.exit(2);
}

/** Runs the selected steps of a list in sequence, and prints the output of those that fail. */
async function run(steps) {
  for (const [name, args] of steps.filter(([name]) => words.length === 0 || words.includes(name))) {
    const { isFine, output } = await captureNode(args);
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
    if (isFine) continue;
    process.exitCode = 1;
    console.log(output.trim().replaceAll(/^/gm, '  '));
  }
}

// In parallel: most steps use one processor, and both lists take about equally long.
await Promise.all([run(sourceSteps), run(buildSteps)]);
