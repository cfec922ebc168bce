/** `npm run format`: formats every file of the project. */
import { binOf, runNode } from './run.mjs';

/** Formatter with the project's style. Names of files follow. */
export const formatter = [binOf('oxfmt'), '--config', 'scripts/check/oxfmtrc.json'];

/** All files but pages of other systems, templates of new elements and of the demo, and reports that a command writes. */
export const formattedFiles = [
  '.',
  '!test/data',
  '!scripts/templates',
  '!**/*.eta',
  '!docs/conformance/openacr',
];

if (import.meta.filename === process.argv[1] && !(await runNode([...formatter, ...formattedFiles])))
  process.exitCode = 1;
