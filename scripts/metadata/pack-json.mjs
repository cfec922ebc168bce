/** Removes the white space of the manifest, the files of editors and the schemas in a folder: 5 kB of the package. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches files of this step's list in the build; others may be written at the same time. */
const isPacked = /^(?:custom-elements|web-types|vscode\..+|.+\.schema)\.json$/;

const [folder = '.'] = process.argv.slice(2);
for (const name of readdirSync(folder).filter((file) => isPacked.test(file))) {
  const file = join(folder, name);
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`);
}
