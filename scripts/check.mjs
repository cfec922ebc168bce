/** `npm run check`: everything but the tests. Words after `--` choose steps by name. */
import { binOf, captureNode } from './run.mjs';

/** What was checked before is not checked again where nothing that it needs has changed. */
const tsc = (project, name) => [
  ...[binOf('typescript', 'tsc'), '--noEmit', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`],
];

const steps = [
  ['format', [binOf('prettier'), '--check', '--log-level', 'warn', '.']],
  ['lint', [binOf('eslint'), '--max-warnings', '0', '.']],
  [
    'cycles',
    [
      binOf('dependency-cruiser', 'depcruise'),
      ...['--config', 'dependency-cruiser.config.mjs', '--output-type', 'err'],
      ...['elements', 'shared', 'demo', 'scripts'],
    ],
  ],
  ['file sizes', ['scripts/check-file-sizes.mjs']],
  ['types', tsc('.', 'types')],
  ['pure types', tsc('elements/tsconfig.pure.json', 'pure-types')],
  ['build', ['scripts/build.mjs']],
  ['size', ['scripts/size.mjs']],
  ['manifest', ['--import', 'tsx', 'scripts/check-manifest.ts']],
  ['publint', [binOf('publint'), 'run', '.', '--strict', '--pack', 'false']],
  ['knip', [binOf('knip'), '--no-progress']],
];

const words = process.argv.slice(2);
const wanted = steps.filter(([name]) => words.length === 0 || words.includes(name));
let failures = 0;

for (const [name, args] of wanted) {
  const { isFine, output } = await captureNode(args);
  console.log(`${isFine ? '✓' : '✗'} ${name}`);
  if (isFine) continue;
  failures += 1;
  console.log(output.trim().replaceAll(/^/gm, '  '));
}
process.exit(failures === 0 ? 0 : 1);
