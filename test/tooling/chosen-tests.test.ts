import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { engineRules, engineTests } from '../engine-tests.mjs';
import { longRules, isLong } from '../long-tests.mjs';
import {
  longInWebKit,
  moreInWebKit,
  runsInWebKit,
  webKitJourneyRules,
  webKitRules,
  webKitSkips,
  webKitTests,
  whyWebKitSkips,
} from '../webkit-tests.mjs';
import { allTests } from '../../scripts/runners/select-tests.mjs';

describe('the tests that npm run test:firefox runs', () => {
  const all = allTests(join(import.meta.dirname, '..', '..'));

  it('the tests that npm run test:firefox runs are tests of pages and journeys', () => {
    const tests = engineTests([...all, 'test/shared/trust/decision.test.ts']);
    assert.deepEqual(
      tests.filter((test) => !/\.(?:browser|journey)\.test\.ts$/.test(test)),
      [],
    );
  });

  for (const { why, paths } of engineRules) {
    it(`the tests that npm run test:firefox runs exist for each path of a rule. ${why}`, () => {
      const tests = engineTests(all);
      assert.deepEqual(
        paths.filter((path) => !tests.some((test) => test.includes(path))),
        [],
      );
    });
  }
});

describe('the tests that npm test leaves out', () => {
  const all = allTests(join(import.meta.dirname, '..', '..'));
  const isOf = (part: string) => (test: string) => test.includes(part);

  for (const { what, paths } of longRules)
    it(`the tests that npm test leaves out exist for each path of a rule. ${what}`, () => {
      assert.deepEqual(
        paths.filter((path) => !all.some(isOf(path))),
        [],
      );
    });

  it('the tests that npm test leaves out leave a journey of each feature', () => {
    const journeys = all.filter((test) => /^test\/journey\/.*\.journey\.test\.ts$/.test(test));
    const features = new Set(journeys.map((test) => test.split('/')[2]));
    const kept = journeys.filter((test) => !isLong(test)).map((test) => test.split('/')[2]);
    const swept = [
      'accessibility-tree.journey.test.ts',
      'clobbered',
      'first-paint-takeover.journey.test.ts',
      'first-paint.journey.test.ts',
      'form-chunks.journey.test.ts',
      'harness.journey.test.ts',
      'layout-shift.journey.test.ts',
      'screen-reader',
    ];
    assert.deepEqual(
      [...features].filter((name = '') => !kept.includes(name)),
      swept,
    );
  });
});

describe('the tests that npm run test:webkit skips', () => {
  const every = allTests(join(import.meta.dirname, '..', '..'));
  const all = every.filter((test) => test.endsWith('.browser.test.ts'));

  for (const { why, tests } of webKitRules)
    it(`the tests that npm run test:webkit skips exist for each line of a reason. ${why}`, () => {
      const paths = tests.map((test) => test.split(': ')[0] ?? '');
      assert.deepEqual(
        paths.filter((path) => !all.some((test) => test.includes(path))),
        [],
      );
    });

  it('the tests that npm run test:webkit skips are those whose titles have the words of the line, and have its reason', () => {
    const file = 'test/elements/rs-calendar/popup.browser.test.ts';
    assert.deepEqual(
      webKitSkips(file).map(({ title }) => title),
      ['keeps Tab inside'],
    );
    const why = 'The driver sends Shift with Tab as a key without a name.';
    assert.equal(whyWebKitSkips(file, '<rs-calendar> behind a button keeps Tab inside: and so on'), why);
    assert.equal(whyWebKitSkips(file, '<rs-calendar> behind a button shows a button'), undefined);
  });

  it('the tests that npm run test:webkit skips are no others than those of its lists, which all exist', () => {
    const chosen = webKitTests(every);
    const lists = [...longInWebKit, ...webKitJourneyRules.flatMap(({ paths }) => paths)];
    const missing = [...lists, ...moreInWebKit].filter((path) => !every.some((test) => test.includes(path)));
    assert.deepEqual(missing, []);
    const left = engineTests(every).filter((test) => !chosen.includes(test) || !runsInWebKit(test));
    assert.deepEqual(
      left.filter((test) => !lists.some((path) => test.includes(path))),
      [],
    );
    assert.ok(chosen.includes('test/journey/theme/home.journey.test.ts'));
  });
});
