/**
 * `npm run transcripts`: compares what a screen reader says on the journeys in `test/journey/transcripts` with the files
 * beside them; `-- --write` writes the files.
 */
import { runNode } from './run.mjs';

const env = process.argv.includes('--write') ? { TRANSCRIPTS: 'write' } : {};
if (!(await runNode(['scripts/test.mjs', 'journey/transcripts'], env))) process.exitCode = 1;
