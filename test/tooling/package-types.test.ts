import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { unpack } from '../unpack.js';

const root = join(import.meta.dirname, '..', '..');
const pages = join(import.meta.dirname, 'fixtures', 'package-user');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Returns compiler options that check our declarations too. Vue's own take as long as all the rest, so not there. */
const compilerOptionsFor = (page: string) => ({
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: [],
  skipLibCheck: page.endsWith('.vue'),
  skipDefaultLibCheck: true,
});

/** Creates a project with one page, a start of the documentation, the package, and the framework of both installed. */
function createProject(tarball: string, page: string, start: string, packages: readonly string[]): string {
  const project = mkdtempSync(join(tmpdir(), 'rs-suite-user-'));
  const installed = join(project, 'node_modules');
  mkdirSync(installed);
  unpack(tarball, installed);
  renameSync(join(installed, 'package'), join(installed, 'rs-suite'));
  for (const name of [...Object.keys(dependencies), ...packages]) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(installed, name), 'junction');
  }
  copyFileSync(join(pages, page), join(project, page));
  cpSync(join(root, 'docs', 'examples', 'starts', start, 'src'), join(project, 'src'), { recursive: true });
  const settings = { compilerOptions: compilerOptionsFor(page), include: [page, 'src'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
  return project;
}

/** Returns the compiler's messages about the project; empty if there are none. */
function check(project: string, compiler: string): string {
  const args = [join(root, 'node_modules', compiler), '-p', project, '--pretty', 'false'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

describe('tooling: package types', () => {
  let folder = '';
  let tarball = '';

  before(async () => {
    assert.ok(await prepareSuite('dist'));
    folder = mkdtempSync(join(tmpdir(), 'rs-suite-tarball-'));
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
    const { stdout } = spawnSync('npm', args, {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    tarball = join(folder, stdout.trim());
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const [page, start, compiler, packages] of [
    ['page.ts', 'vite', 'typescript-7/bin/tsc', []],
    ['Page.tsx', 'react', 'typescript-7/bin/tsc', ['@types/react', '@types/react-dom']],
    ['Page.vue', 'vue', 'vue-tsc/bin/vue-tsc.js', ['vue', 'typescript']],
  ] as const) {
    it(`an author who installs the package has in ${page} the types of options and events of each tag, and of no other ones`, () => {
      const project = createProject(tarball, page, start, packages);
      try {
        assert.equal(check(project, compiler), '');
      } finally {
        rmSync(project, { recursive: true });
      }
    });
  }
});
