/** Writes the JSON Schema of a form's definition, made from the validator, to the path that is named. */
import { writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { formSchema } from '../elements/rs-form/definition/form-schema.js';

/** The published schema. */
export function publishedSchema(): object {
  const schema = toJsonSchema(formSchema, { typeMode: 'input' });
  return { ...schema, title: 'A form of <rs-form>' };
}

const [path] = process.argv.slice(2);
if (path !== undefined && import.meta.filename === process.argv[1]) {
  writeFileSync(path, `${JSON.stringify(publishedSchema(), null, 2)}\n`);
}
