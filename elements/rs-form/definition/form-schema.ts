import { definitionFormat } from './format.model.js';
import { descriptions } from './descriptions.js';
import { schemaOf } from './schema-of.js';

/** The validator of a form's definition; the published JSON Schema is made from it. */
export const formSchema = schemaOf(definitionFormat, (path) => descriptions.get(path));
