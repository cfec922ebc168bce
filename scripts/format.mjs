/** `npm run format`: formats every file of the project. */
import { binOf, runNode } from './run.mjs';

/** Formatter with the project's style. Names of files follow. */
export const formatter = [binOf('oxfmt'), '--config', 'scripts/check/oxfmtrc.json'];

/** All files but pages of other systems, templates of new elements and of the demo. */
export const formattedFiles = ['.', '!test/data', '!scripts/templates', '!**/*.eta'];

if (import.meta.filename === process.argv[1] && !(await runNode([...formatter, ...formattedFiles])))
  process.exitCode = 1;
