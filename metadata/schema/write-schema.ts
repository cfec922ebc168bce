/** Writes the JSON Schema of a form's definition to the given path. */
import { writeFileSync } from 'node:fs';
import { descriptions } from './descriptions.js';
import { definitionFormat } from '../../elements/rs-form/definition/authored-format.model.js';
import { jsonSchemaOf } from './json-schema.js';

/** Returns the published schema. */
export function publishedSchema(): object {
  const schema = jsonSchemaOf(definitionFormat, (path) => descriptions.get(path));
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schema, title: 'A form of <rs-form>' };
}

const [path] = process.argv.slice(2);
if (path !== undefined && import.meta.filename === process.argv[1]) {
  writeFileSync(path, `${JSON.stringify(publishedSchema(), null, 2)}\n`);
}
