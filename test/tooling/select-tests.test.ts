import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { changedFiles } from '../../scripts/runners/changed-files.mjs';
import { allTests, testsNamed, testsReachedBy } from '../../scripts/runners/select-tests.mjs';
import { needs } from '../needs.mjs';
import { missingText } from '../programs.mjs';

const model = 'test/elements/my-box/sum.test.ts';
const shell = 'test/elements/my-box/my-box.browser.test.ts';
const strict = 'test/elements/my-box/my-box.strict.browser.test.ts';
const other = 'test/elements/your-box/your-box.test.ts';
const demo = 'test/demo/site.test.ts';
const tooling = 'test/tooling/build.test.ts';
const journey = 'test/journey/visit.journey.test.ts';
const everything = [demo, shell, strict, model, other, journey, tooling];

const project = {
  'elements/my-box/sum.model.ts': "import type { Limits } from '../../shared/limits.js';",
  'elements/my-box/my-box.core.ts': "import { sum } from './sum.model.js';",
  'elements/my-box/define.ts': "await import('./my-box.core.js');",
  'elements/your-box/your-box.ts': 'export {};',
  'shared/limits.ts': 'export interface Limits {}',
  'demo/site.ts': 'export {};',
  'demo/pages/home.eta': '<p>',
  [model]: "import { sum } from '../../../elements/my-box/sum.model.js';",
  [shell]: "import { openBox } from './box-page.js';",
  'test/elements/my-box/box-page.ts': "import '../../../elements/my-box/define.js';",
  [strict]: "await visitUnderPolicy('my-box/strict.html');",
  'test/elements/my-box/strict.html': '<script type="module" src="./strict-page.ts"></script>',
  'test/elements/my-box/strict-page.ts': "import '../../../elements/my-box/define.js';",
  'test/elements/my-box/fixtures/picture.svg': '<svg/>',
  [other]: "import { your } from '../../../elements/your-box/your-box.js';",
  [demo]: "import { site } from '../../demo/site.js';",
  [tooling]: 'export {};',
  [journey]: 'export {};',
  'README.md': '# Boxes',
  'package.json': '{}',
};

function inProject(): () => string {
  let root = '';
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'rs-suite-select-'));
    for (const [file, text] of Object.entries(project)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  });
  after(() => rmSync(root, { recursive: true }));
  return () => root;
}

describe('the tests that npm test runs for', () => {
  const root = inProject();
  const named = (...words: readonly string[]) => testsNamed(root(), allTests(root()), words);

  it('the tests that npm test runs for nothing in particular are all', () => {
    assert.deepEqual(allTests(root()), everything);
  });

  const cases = [
    ['a part of a path', ['my-box/sum'], [model]],
    ['two words', ['my-box/sum', 'your-box'], [model, other]],
    ['a test’s file', [model], [model]],
    ['a folder of tests, however it is written', ['./test/elements/my-box/'], [shell, strict, model]],
    ['a source', ['elements/my-box/sum.model.ts'], [model]],
    ['a source that tests reach through a page', ['elements/my-box/define.ts'], [shell, strict]],
    ['a folder of sources', ['elements/my-box'], [shell, strict, model]],
    ['a source that no test imports itself', ['shared/limits.ts'], [shell, strict, model]],
    ['nothing that is there', ['no-such-thing'], []],
  ] as const;
  for (const [what, words, expected] of cases) {
    it(`the tests that npm test runs for ${what} are ${expected.length}`, () =>
      assert.deepEqual(named(...words), expected));
  }
});

describe('the tests that npm run test:changed runs for', () => {
  const root = inProject();
  const reached = (...files: readonly string[]) => testsReachedBy(root(), allTests(root()), files);

  const cases = [
    ['a type that a model imports', ['shared/limits.ts'], [shell, strict, model, journey, tooling]],
    ['a chunk that loads on need', ['elements/my-box/my-box.core.ts'], [shell, strict, journey, tooling]],
    ['a source that is gone', ['elements/your-box/your-box.ts'], [other, journey, tooling]],
    ['a page behind a test', ['test/elements/my-box/strict-page.ts'], [strict]],
    ['a fixture', ['test/elements/my-box/fixtures/picture.svg'], [shell, strict, model]],
    ['a test', [model], [model]],
    ['a template of the demo', ['demo/pages/home.eta'], [demo, journey, tooling]],
    ['the runner of the browsers', ['web-test-runner.config.mjs'], [shell, strict]],
    ['what all is compiled with', ['package.json'], everything],
    ['words', ['README.md'], []],
    ['nothing', [], []],
  ] as const;
  for (const [what, files, expected] of cases) {
    it(`the tests that npm run test:changed runs for ${what} are ${expected.length}`, () =>
      assert.deepEqual(reached(...files), expected));
  }
});

describe('the changes for npm run test:changed', () => {
  const root = inProject();
  const git = (...args: readonly string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: root(), encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  };

  it(
    'the list of changes has commits since the branch began, uncommitted changes, and new files',
    needs('git'),
    () => {
      git('init', '--quiet', '--initial-branch=main');
      git('add', '.');
      git('commit', '--quiet', '--message=first');
      git('switch', '--quiet', '--create=boxes');
      assert.deepEqual(changedFiles(root()), []);

      writeFileSync(join(root(), 'demo/site.ts'), 'export const site = 1;');
      git('commit', '--quiet', '--all', '--message=second');
      rmSync(join(root(), 'shared/limits.ts'));
      writeFileSync(join(root(), 'shared/ñandú.ts'), '');
      assert.deepEqual(changedFiles(root()), ['demo/site.ts', 'shared/limits.ts', 'shared/ñandú.ts']);
      assert.deepEqual(changedFiles(root(), 'HEAD'), ['shared/limits.ts', 'shared/ñandú.ts']);
    },
  );

  it('the list of changes needs a commit to compare with', needs('git'), () => {
    assert.throws(() => changedFiles(root(), 'no-such-branch'), /git knows no no-such-branch/);
  });

  it('the list of changes needs Git', (test) => {
    const { PATH } = process.env;
    test.after(() => (process.env['PATH'] = PATH));
    process.env['PATH'] = '/nowhere';
    assert.throws(() => changedFiles(root()), { message: `npm run test:changed: ${missingText('git')}` });
  });
});
