import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readCriteria, reportOf } from '../../../docs/build/conformance/reports.mjs';
import { toYaml } from '../../../docs/build/conformance/yaml.mjs';
import { readText, root } from '../../../docs/build/sources.mjs';
import type { JsonSchema } from '../../../scripts/metadata/schema/json-schema.js';
import { allows } from '../../elements/rs-form/definition/json-schemas.js';
import { missingTests } from '../../named-tests.js';

/** Numbers of the criteria of WCAG 2.2 at the levels A and AA; 4.1.1 is obsolete there. */
const wcag = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};

const { criteria, others } = readCriteria();
const tags = Object.keys(JSON.parse(readText('docs', 'content', 'en', 'intros.json')) as object);

describe('the conformance of the suite', () => {
  for (const level of ['A', 'AA'] as const)
    it(`the conformance of the suite is stated for every criterion of WCAG 2.2 at level ${level}`, () => {
      const numbers = criteria.filter((one) => one.level === level).map(({ num }) => num);
      assert.deepEqual(numbers, wcag[level].split(/\s+/));
    });

  it('the conformance of the suite is shown by existing tests, or was looked at, where a criterion is met', () => {
    assert.deepEqual(missingTests(criteria.flatMap(({ tests }) => tests)), []);
    const unshown = criteria.filter(
      ({ adherence, tests, looked }) => adherence !== 'not-applicable' && tests.length === 0 && !looked,
    );
    assert.deepEqual(unshown, []);
  });

  it('the conformance of the suite has a remark in both languages, and names tags that exist', () => {
    for (const { num, name, remark } of [...criteria, ...others])
      for (const language of ['en', 'es'])
        assert.ok(name[language] && remark[language], `${num} ${language}`);
    const named = criteria.flatMap((one) => (one.tags === 'all' ? [] : one.tags));
    assert.deepEqual(
      named.filter((tag) => !tags.includes(tag)),
      [],
    );
  });
});

describe('the conformance reports', () => {
  const folder = join(root, 'docs', 'conformance', 'openacr');
  const schema = JSON.parse(readText('docs', 'conformance', 'openacr.schema.json')) as JsonSchema;
  const reports = [undefined, ...tags];

  it('the conformance reports are one of the suite and one of each tag', () => {
    assert.deepEqual(readdirSync(folder).sort(), reports.map((tag) => `${tag ?? 'suite'}.yaml`).sort());
  });

  for (const tag of reports)
    it(`the conformance reports have the content of the criteria, in the format of OpenACR: ${tag ?? 'suite'}`, () => {
      const report = reportOf(tag);
      assert.ok(allows(schema, report));
      const written = readText('docs', 'conformance', 'openacr', `${tag ?? 'suite'}.yaml`);
      assert.equal(written, toYaml(report), 'npm --prefix docs run conformance writes it');
    });

  it('the conformance reports are not of the format with a level that it does not have', () => {
    const report = JSON.parse(JSON.stringify(reportOf()).replace('"supports"', '"mostly"')) as object;
    assert.equal(allows(schema, report), false);
  });

  it('the conformance reports keep quotes, colons and line breaks of a text in YAML', () => {
    const text = 'a "b": c\n- d';
    assert.equal(
      toYaml({ one: [{ text, none: [] }] }),
      `one:\n  - text: ${JSON.stringify(text)}\n    none: []\n`,
    );
  });
});
