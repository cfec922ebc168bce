import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { isInstalled } from '../../scripts/installed.mjs';

const root = join(import.meta.dirname, '..', '..');

/** Writes a package whose only dependency is a folder beside it, so that npm needs no network. */
function writePackage(folder: string): void {
  mkdirSync(join(folder, 'box'), { recursive: true });
  const write = (file: string, value: object) => writeFileSync(join(folder, file), JSON.stringify(value));
  const own = { name: 'own', version: '1.0.0', dependencies: { box: 'file:box' } };
  write('box/package.json', { name: 'box', version: '1.0.0' });
  write('package.json', own);
  write('package-lock.json', {
    lockfileVersion: 3,
    packages: {
      '': own,
      box: { version: '1.0.0' },
      'node_modules/box': { resolved: 'box', link: true },
    },
  });
}

describe('docs: prepare', () => {
  let project = '';
  let docs = '';
  beforeEach(() => {
    project = realpathSync(mkdtempSync(join(tmpdir(), 'rs-suite-prepare-')));
    docs = join(project, 'docs');
    writePackage(project);
    writePackage(docs);
    mkdirSync(join(project, 'scripts'));
    for (const file of ['docs/prepare.mjs', 'scripts/installed.mjs'])
      copyFileSync(join(root, file), join(project, file));
  });
  afterEach(() => rmSync(project, { recursive: true }));

  /** Runs the first step, as npm does for `npm --prefix docs test`. */
  function prepare() {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['docs/prepare.mjs'], {
      cwd: project,
      encoding: 'utf8',
    });
    return { status, said: stdout.trim().split('\n'), complained: stderr.trim().split('\n') };
  }

  it('a command of the documentation installs missing packages, in a line each, and then says nothing', () => {
    const { status, said, complained } = prepare();
    assert.deepEqual(
      { status, said, complained },
      {
        status: 0,
        said: [
          `Installing the packages of the suite (npm ci in ${project}).`,
          `Installing the packages of the documentation (npm ci in ${docs}).`,
        ],
        complained: [''],
      },
    );
    for (const folder of [project, docs]) assert.ok(existsSync(join(folder, 'node_modules', 'box')), folder);
    assert.deepEqual(prepare().said, ['']);
  });

  it('a command of the documentation installs the packages of the documentation again after a change of its lock file', () => {
    prepare();
    assert.ok(isInstalled(docs));
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(docs, 'package-lock.json'), later, later);
    assert.ok(!isInstalled(docs));
    assert.deepEqual(prepare().said, [`Installing the packages of the documentation (npm ci in ${docs}).`]);
  });

  it('a command of the documentation says in one line that they could not be installed', () => {
    prepare();
    rmSync(join(docs, 'node_modules'), { recursive: true });
    writeFileSync(join(docs, 'package-lock.json'), '{}');
    const { status, complained } = prepare();
    assert.equal(status, 1);
    assert.deepEqual(complained, [
      `The packages of the documentation could not be installed. Run npm ci in ${docs} to see why.`,
    ]);
  });
});
