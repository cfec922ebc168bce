/** Makes tables of the profiles of other systems' forms: the keys of the format, and the values of each profile. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderTable } from './api.mjs';
import { escapeHtml } from './highlight.mjs';
import { readJson, root } from './sources.mjs';

const folder = ['elements', 'rs-form', 'profiles'];
/** Keys that are the same in every profile. */
const shared = ['$schema', 'version'];

/** Returns the names of the suite's profiles, by the alphabet; the one of any form and RSForm's are the last. */
export function profileNames() {
  const last = ['plain', 'rsform'];
  const names = readdirSync(join(root, ...folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  return [...names.filter((name) => !last.includes(name)).sort(), ...last];
}

/** Returns a profile as it is written. */
export function readProfile(name) {
  return readJson(...folder, `${name}.json`);
}

const code = (value) =>
  `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

/** Returns a value of a profile; a dash for none. */
function valueHtml(value) {
  const values = [value ?? []].flat().filter((one) => one !== '');
  return values.length === 0 ? '–' : values.map(code).join(', ');
}

/** Returns the rows of an object in a profile, with those of the objects in it. */
function rowsOf({ properties }, values, describe, path = '') {
  return Object.entries(properties)
    .filter(([key]) => path !== '' || !shared.includes(key))
    .flatMap(([key, schema]) => {
      const own = path === '' ? key : `${path}.${key}`;
      const value = values[key] ?? schema.default;
      if (schema.properties) return rowsOf(schema, value ?? {}, describe, own);
      return [
        [code(own), valueHtml(value), describe(`form-profile.schema ${own}`, schema.description ?? '')],
      ];
    });
}

/**
 * Returns the table of a profile: each key, its value in the profile or its default, and its description in the schema.
 *
 * @param describe Returns the HTML of a description: `(label, text) => html`.
 */
export function profileTable(name, texts, describe) {
  const { name: key, value, description } = texts.columns;
  const rows = rowsOf(readJson('dist', 'form-profile.schema.json'), readProfile(name), describe);
  return renderTable(texts.profileTable, [key, value, description], rows);
}
