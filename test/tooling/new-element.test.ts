import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openSourceSuite } from '../../scripts/source-suite.mjs';
import { wholeGraph } from '../../scripts/static-graph.mjs';
import { differences, readManifestContracts } from './contract/contract.js';
import { readSourceContract } from './contract/source-contract.js';

const root = join(import.meta.dirname, '..', '..');
const eslintArgs = ['--config', 'scripts/check/eslint.config.mjs', '--max-warnings', '0'];
const left = new Set(['node_modules', 'dist', '.cache', '.git']);

/** Returns false for the packages of the documentation. */
const isSource = (path: string) => basename(path) !== 'node_modules';

/** Returns the files of a copy that differ from their originals. */
function written(copy: string): readonly string[] {
  return readdirSync(copy, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(copy, join(entry.parentPath, entry.name)))
    .filter((file) => !left.has(file.split(sep)[0] ?? ''))
    .filter((file) => !isSame(join(root, file), join(copy, file)));
}

function isSame(one: string, other: string): boolean {
  return existsSync(one) && readFileSync(one).equals(readFileSync(other));
}

describe('tooling: new element', () => {
  let copy = '';
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

  /** Returns the command that checks the types of these files. */
  const typesOf = (files: readonly string[]): readonly string[] => {
    const project = join(copy, 'tsconfig.written.json');
    writeFileSync(
      project,
      JSON.stringify({
        extends: './tsconfig.json',
        include: ['elements/**/*.d.ts', 'test/**/*.d.ts'],
        files,
      }),
    );
    return ['node_modules/typescript-7/bin/tsc', '-p', project];
  };

  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'rs-suite-copy-'));
    for (const name of readdirSync(root).filter((entry) => !left.has(entry))) {
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });
  after(() => rmSync(copy, { recursive: true }));

  it('npm run new-element gives an author an element in one flat folder, with its tests and its demo page, and in the bundle', () => {
    const { status, stderr } = run('scripts/new-element.mjs', 'sample-box');
    assert.equal(status, 0, stderr);
    assert.match(
      readFileSync(join(copy, 'elements/index.ts'), 'utf8'),
      /import '\.\/sample-box\/define\.js';/,
    );
    assert.deepEqual(readdirSync(join(copy, 'elements/sample-box')).sort(), [
      'README.md',
      'define.ts',
      'index.ts',
      'sample-box.core.ts',
      'sample-box.events.ts',
      'sample-box.host.ts',
      'sample-box.model.ts',
      'sample-box.shell.ts',
      'sample-box.styles.ts',
      'sample-box.view.tsx',
    ]);
    for (const file of [
      'test/elements/sample-box/sample-box.test.ts',
      'test/elements/sample-box/sample-box.browser.test.ts',
      'demo/pages/elements/sample-box.eta',
    ]) {
      assert.ok(existsSync(join(copy, file)), file);
    }
  });

  it('npm run new-element gives an element that passes the check at once', () => {
    // Only changed files are checked in the copy.
    const files = written(copy);
    assert.ok(files.includes(join('elements', 'index.ts')), files.join());
    const shape = run(
      'node_modules/oxfmt/bin/oxfmt',
      '--config',
      'scripts/check/oxfmtrc.json',
      '--check',
      ...files,
    );
    assert.equal(shape.status, 0, shape.stderr);
    const code = files.filter((file) => /\.tsx?$/.test(file));
    const lint = run('node_modules/eslint/bin/eslint.js', ...eslintArgs, ...code);
    assert.equal(lint.status, 0, lint.stdout);
    const types = run(...typesOf(code));
    assert.equal(types.status, 0, types.stdout);
    const { status, stdout } = run('scripts/check.mjs', 'pure types');
    assert.equal(status, 0, stdout);
  });

  it('npm run new-element gives an element that the bundler finds, and that starts without React', async () => {
    const out = join(copy, 'dist');
    await openSourceSuite(copy, out).update();
    const preloads = JSON.parse(readFileSync(join(out, 'preload.json'), 'utf8')) as Record<string, string[]>;
    const atOnce = preloads['sample-box'] ?? [];
    assert.ok(atOnce.includes('sample-box.js'), atOnce.join());
    const hasReact = (files: Iterable<string>) =>
      [...files].some((file) => readFileSync(join(out, file), 'utf8').includes('react.transitional.element'));
    assert.equal(hasReact(atOnce), false);
    assert.equal(hasReact(wholeGraph(out, 'sample-box.js')), true);
  });

  it('npm run new-element gives an element whose manifest lists what its source has', () => {
    const config = 'scripts/metadata/custom-elements-manifest.config.mjs';
    const analyzer = 'node_modules/@custom-elements-manifest/analyzer/cem.js';
    const { status, stderr } = run(analyzer, 'analyze', '--config', config);
    assert.equal(status, 0, stderr);
    const manifest = readManifestContracts(join(copy, 'dist', 'custom-elements.json'));
    const ofSample = manifest.filter(({ tag }) => tag === 'sample-box');
    assert.deepEqual(differences([readSourceContract(copy, 'sample-box')], ofSample), []);
  });

  it('npm run new-element gives an element whose own decision test passes', () => {
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--test', 'test/elements/sample-box/sample-box.test.ts'],
      { cwd: copy, env, encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout);
  });

  const refused = [
    ['', 'two or more words'],
    ['box', 'two or more words'],
    ['My-Box', 'two or more words'],
    ['../my-box', 'two or more words'],
    ['font-face', 'HTML keeps this name'],
    ['sample-box', 'already there'],
  ] as const;
  for (const [tag, reason] of refused) {
    it(`npm run new-element refuses "${tag}" and says why`, () => {
      const { status, stderr } = run('scripts/new-element.mjs', tag);
      assert.equal(status, 1);
      assert.ok(stderr.includes(reason), stderr);
    });
  }
});
