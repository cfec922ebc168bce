import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { firstPaintCss } from '../../cli/first-paint-css.mjs';
import { reportOf } from '../../cli/migrate/report.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { installPackage, manifestIn } from '../install-package.js';
import { practice } from './first-paint/definitions.js';
import { wholePage } from './migrate/legacy-pages.js';

describe('cli: package', () => {
  let project = '';
  let folder = '';
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [join(folder, manifestIn(folder).bin['rs-suite'] ?? ''), ...args], {
      cwd: project,
      input,
      encoding: 'utf8',
    });

  before(async () => {
    assert.ok(await prepareSuite('dist'));
    project = mkdtempSync(join(tmpdir(), 'rs-suite-installed-'));
    folder = installPackage(project);
  });
  after(() => rmSync(project, { recursive: true }));

  it('the commands of the installed package run where there are no sources of the suite and no build script', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
    // The documentation's examples are sources of other projects.
    assert.deepEqual(
      sources.filter((file) => !file.startsWith(join('docs', 'examples'))),
      [],
    );
    for (const left of ['scripts/build.mjs', 'cli/bundle-models.mjs'])
      assert.equal(existsSync(join(folder, left)), false, left);
  });

  it('the commands of the installed package print the first-paint CSS of a form', () => {
    const { status, stdout, stderr } = run(['first-paint-css'], JSON.stringify(practice));
    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(stdout, firstPaintCss(practice));
  });

  it('the commands of the installed package report what a page needs to move', () => {
    writeFileSync(join(project, 'page.html'), wholePage);
    const { status, stdout, stderr } = run(['migrate', '--check', 'page.html']);
    assert.deepEqual([status, stderr], [0, '']);
    assert.ok(stdout.startsWith(`${reportOf(wholePage).join('\n')}\n`), stdout);
    assert.match(stdout, /Files that were not found.*\n {2}\/media\/com_rsform\/js\/script\.js\n/);
  });

  it('the commands of the installed package copy to a site what its pages load, and nothing that only editors and bundlers read', () => {
    const { status, stderr } = run(['copy', 'media/rs-suite']);
    assert.equal(status, 0);
    const copied = readdirSync(join(project, 'media/rs-suite'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.\w+$/.test(file));
    assert.match(stderr, new RegExp(`^Copied ${copied.length} files, \\d\\.\\d MB, to media/rs-suite\\n$`));
    const wrong = copied.filter((file) =>
      /\.(?:map|mjs|ts)$|^(?:types|shared-react)\/|schema|web-types|vscode/.test(file),
    );
    assert.deepEqual(wrong, []);
    const imports = copied
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) =>
        [
          ...readFileSync(join(project, 'media/rs-suite', file), 'utf8').matchAll(
            /(?:import|from)\s*\(?["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g,
          ),
        ].map(([, path = '']) => posix.join(posix.dirname(file), path)),
      );
    assert.ok(imports.length > 100);
    assert.deepEqual(
      imports.filter((file) => !copied.includes(file)),
      [],
    );
  });

  it('the commands of the installed package say in one line what to install where the bundler is missing', () => {
    const { status, stdout, stderr } = run(['bundle', '--tags', 'tab-set', '--out', 'bundled']);
    assert.deepEqual([status, stdout], [1, '']);
    assert.equal(stderr, 'bundle: Rollup is missing; install it with: npm install --save-dev rollup\n');
    assert.equal(existsSync(join(project, 'bundled')), false);
  });

  it('the commands of the installed package bundle a page with the bundler of the project', () => {
    const bundler = join(project, 'node_modules/rollup');
    symlinkSync(join(import.meta.dirname, '../../node_modules/rollup'), bundler);
    const { status, stderr } = run(['bundle', '--tags', 'tab-set', '--out', 'bundled']);
    rmSync(bundler);
    assert.deepEqual([status, stderr], [0, 'tab-set: in bundled\n']);
    assert.ok(existsSync(join(project, 'bundled/rs-page.js')));
  });

  it('the commands of the installed package print a page with a tag, in which they find nothing wrong', () => {
    symlinkSync(join(folder, 'dist'), join(project, 'suite'));
    const printed = run(['add', '--base', 'suite', 'rs-form']);
    assert.deepEqual([printed.status, printed.stderr], [0, '']);
    writeFileSync(join(project, 'form.html'), printed.stdout);
    const { status, stdout, stderr } = run(['doctor', 'form.html']);
    assert.deepEqual([status, stdout, stderr], [0, '', 'Errors: 0, warnings: 0\n']);
  });
});
