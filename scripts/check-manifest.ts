/** `manifest` of `npm run check`: compares the elements' sources with `dist/custom-elements.json`. */
import { join } from 'node:path';
import { differences, readManifestContracts } from './contract/contract.js';
import { readSourceContracts } from './contract/source-contract.js';

const root = join(import.meta.dirname, '..');
const manifest = readManifestContracts(join(root, 'dist', 'custom-elements.json'));
const problems = differences(readSourceContracts(root), manifest);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
