/** Writes the conformance reports to `docs/conformance/openacr/`: `npm --prefix docs run conformance`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../sources.mjs';
import { reportOf } from './reports.mjs';
import { toYaml } from './yaml.mjs';

const folder = join(root, 'docs', 'conformance', 'openacr');
const tags = Object.keys(readJson('docs', 'content', 'en', 'intros.json'));

mkdirSync(folder, { recursive: true });
for (const tag of [undefined, ...tags])
  writeFileSync(join(folder, `${tag ?? 'suite'}.yaml`), toYaml(reportOf(tag)));
console.log(`${tags.length + 1} reports in docs/conformance/openacr/`);
