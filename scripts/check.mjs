/** `npm run check`: all checks except tests. Words after `--` select steps by name. */
import { formattedFiles, formatter } from './format.mjs';
import { binOf, captureNode } from './run.mjs';

/** Returns an incremental type check. */
const tsc = (project, name) => [
  ...[binOf('typescript-7', 'tsc'), '--noEmit', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`],
];

/** Steps, the long ones first. */
const steps = [
  ['build', ['scripts/build.mjs']],
  ['lint', [binOf('eslint'), '--config', 'scripts/check/eslint.config.mjs', '--max-warnings', '0', '.']],
  ['size', ['scripts/size.mjs']],
  ['publint', [binOf('publint'), 'run', '.', '--strict', '--pack', 'false']],
  ['knip', [binOf('knip'), '--config', 'scripts/check/knip.json', '--no-progress']],
  ['types', tsc('.', 'types')],
  ['pure types', tsc('elements/tsconfig.pure.json', 'pure-types')],
  [
    'cycles',
    [
      binOf('dependency-cruiser', 'depcruise'),
      ...['--config', 'scripts/check/dependency-cruiser.config.mjs', '--output-type', 'err'],
      ...['elements', 'compat', 'shared', 'cli', 'demo', 'docs', 'scripts'],
    ],
  ],
  ['format', [...formatter, '--check', ...formattedFiles]],
];
/** Steps that read the output of the build. */
const needBuild = ['size', 'publint', 'knip'];

const words = process.argv.slice(2);
const names = steps.map(([name]) => name);
const unknown = words.filter((word) => !names.includes(word));
if (unknown.length > 0) {
  console.error(`check: no step ${unknown.join(', ')}. The steps: ${names.join(', ')}.`);
  process.exit(2);
}

const left = steps.filter(([name]) => words.length === 0 || words.includes(name));
let whenBuilt = Promise.resolve();

/** Runs a step, and prints its output if it fails. */
async function run([name, args]) {
  const { isFine, output } = await captureNode(args);
  console.log(`${isFine ? '✓' : '✗'} ${name}`);
  if (isFine) return;
  process.exitCode = 1;
  console.log(output.trim().replaceAll(/^/gm, '  '));
}

/** Runs steps until none is left. */
async function work() {
  for (let step = left.shift(); step; step = left.shift()) {
    if (needBuild.includes(step[0])) await whenBuilt;
    const done = run(step);
    if (step[0] === 'build') whenBuilt = done;
    await done;
  }
}

// Most steps use one processor.
await Promise.all([work(), work()]);
