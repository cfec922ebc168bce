import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { builtInProfiles } from '../../../../elements/rs-form/profiles/built-in.js';
import { profileFormat } from '../../../../elements/rs-form/profiles/profile.model.js';
import { type JsonPath, readJson } from '../../../../shared/json/read-json.model.js';
import type { JsonSchema } from '../../../../scripts/metadata/schema/json-schema.js';
import { profileDescriptions } from '../../../../scripts/metadata/schema/profile-descriptions.js';
import { publishedProfileSchema } from '../../../../scripts/metadata/schema/write-schema.js';
import { allows, everyKey, flawedValueOf, rightValueOf } from '../definition/json-schemas.js';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'elements/rs-form/profiles');
const schema = publishedProfileSchema() as JsonSchema;
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string };

/** Returns the paths of the parts of a profile that its reader refuses; the empty path if it refuses all of it. */
function invalidParts(value: unknown): readonly JsonPath[] {
  const invalid: JsonPath[] = [];
  const profile = readJson(profileFormat, value, (path) => invalid.push(path));
  return profile === undefined && invalid.length === 0 ? [[]] : invalid;
}

describe('<rs-form> schema', () => {
  for (const file of files)
    it(`the published schema of profiles allows ${file}, which names the schema for editors`, () => {
      const profile = read(file);
      assert.ok(allows(schema, profile));
      assert.equal(Reflect.get(profile, '$schema'), '../../../dist/form-profile.schema.json');
      assert.equal(file, `${profile.name}.json`);
    });

  it('the published schema of profiles is of every profile that the suite tries, and of no other', () => {
    const names = files.map((file) => read(file).name);
    assert.deepEqual(names.sort(), builtInProfiles.map(({ name }) => name).sort());
  });

  it('the published schema of profiles and the reader allow every profile without a mistake', () => {
    fc.assert(
      fc.property(rightValueOf(profileFormat), (value) => {
        assert.deepEqual(invalidParts(value), []);
        assert.ok(allows(schema, value));
      }),
      { numRuns: 100 },
    );
  });

  it('the published schema of profiles and the reader agree on every profile with a few mistakes', () => {
    let wrong = 0;
    fc.assert(
      fc.property(flawedValueOf(profileFormat), (value) => {
        const isRead = invalidParts(value).length === 0;
        if (!isRead) wrong += 1;
        assert.equal(isRead, allows(schema, value));
      }),
      { numRuns: 200 },
    );
    assert.ok(wrong > 0, 'no wrong profile was tried');
  });

  it('the published schema of profiles describes every key, and describes no key that is not there', () => {
    const keys = everyKey(schema);
    const bare = keys.filter(([, { description }]) => !description).map(([path]) => path);
    const stray = [...profileDescriptions.keys()].filter((path) => !keys.some(([known]) => known === path));
    assert.deepEqual([...bare, ...stray], []);
  });

  it('the published schema of profiles is exported by the package', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, unknown>>;
    };
    assert.equal(exports['./form-profile.schema.json'], './dist/form-profile.schema.json');
  });
});
