/** Writes the JSON Schemas of a form's definition and of a profile into the given folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionFormat } from '../../../elements/rs-form/definition/authored-format.model.js';
import { profileFormat } from '../../../elements/rs-form/profiles/profile.model.js';
import type { AnySchema } from '../../../shared/json/schema.model.js';
import { descriptions } from './descriptions.js';
import { jsonSchemaOf } from './json-schema.js';
import { profileDescriptions } from './profile-descriptions.js';

/** Returns the published schema of a form's definition. */
export function publishedSchema(): object {
  return publish(definitionFormat, descriptions, 'A form of <rs-form>');
}

/** Returns the published schema of a profile. */
export function publishedProfileSchema(): object {
  return publish(profileFormat, profileDescriptions, 'A profile of the forms of a system, for <rs-form>');
}

function publish(format: AnySchema, described: ReadonlyMap<string, string>, title: string): object {
  const schema = jsonSchemaOf(format, (path) => described.get(path));
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schema, title };
}

const [folder] = process.argv.slice(2);
if (folder !== undefined && import.meta.filename === process.argv[1]) {
  const schemas = { 'rs-form': publishedSchema(), 'form-profile': publishedProfileSchema() };
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
