/** Part of `npm run check`: the manifest says what the sources do, and every tag says what it is for. */
import { join } from 'node:path';
import { differences } from './contract/contract.js';
import { readManifestContracts } from './contract/manifest-contract.js';
import { readSourceContracts } from './contract/source-contract.js';

const root = join(import.meta.dirname, '..');
const problems = differences(
  readSourceContracts(root),
  readManifestContracts(join(root, 'dist', 'custom-elements.json')),
);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
