import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
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
import { firstPaintCss } from '../../cli/first-paint-css.mjs';
import { reportOf } from '../../cli/migrate/report.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { practice, root } from './first-paint/definitions.js';
import { wholePage } from './migrate/legacy-pages.js';

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Installs the packed package with its dependencies, and nothing else, into an empty project. */
function installPackage(project: string): string {
  const installed = join(project, 'node_modules');
  mkdirSync(installed);
  const packed = spawnSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', project], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  spawnSync('tar', ['-xzf', join(project, packed.stdout.trim()), '-C', installed]);
  const folder = join(installed, 'rs-suite');
  renameSync(join(installed, 'package'), folder);
  for (const name of Object.keys(manifestIn(folder).dependencies)) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(installed, name), 'junction');
  }
  return folder;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

describe('the commands of the installed package', () => {
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

  it('run where there are no sources of the suite and no build script', () => {
    for (const left of ['elements', 'shared', 'scripts', 'cli/models.ts', 'cli/bundle-models.mjs'])
      assert.equal(existsSync(join(folder, left)), false, left);
  });

  it('print the first-paint CSS of a form', () => {
    const { status, stdout, stderr } = run(['first-paint-css'], JSON.stringify(practice));
    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(stdout, firstPaintCss(practice));
  });

  it('report what a page needs to move', () => {
    writeFileSync(join(project, 'page.html'), wholePage);
    const { status, stdout, stderr } = run(['migrate', '--check', 'page.html']);
    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(stdout, `${reportOf(wholePage).join('\n')}\n`);
  });
});
