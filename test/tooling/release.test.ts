import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { tagsOf } from '../../scripts/entries.mjs';
import { listTags } from '../../scripts/release/tag-list.js';
import { updateStream } from '../../scripts/release/update-stream.js';
import { zip } from '../../scripts/release/zip.js';
import { needs } from '../needs.mjs';

const root = join(import.meta.dirname, '..', '..');
const command = ['--import', 'tsx', 'scripts/release/release.ts'];

describe('npm run release', () => {
  let folder = '';
  let version = '';
  const git = needs('git');

  before(async () => {
    assert.ok(await prepareSuite('dist'));
    folder = mkdtempSync(join(tmpdir(), 'rs-suite-release-'));
    ({ version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string });
  });
  after(() => rmSync(folder, { recursive: true }));

  /** Writes a release on a machine whose clock and zone are another one's. */
  function write(name: string, zone: string): string {
    const out = join(folder, name);
    execFileSync(process.execPath, [...command, '--out', out], {
      cwd: root,
      env: { ...process.env, TZ: zone },
    });
    return out;
  }

  const filesIn = (out: string, archive: string) => Object.keys(unzipSync(readFileSync(join(out, archive))));

  it(
    'npm run release writes the package, the files of pages and the kits, with checksums that are the same each time',
    git,
    () => {
      const out = write('first', 'UTC');
      const names = [
        ...['NOTES.md', 'SHA256SUMS', 'pkg_rs_suite.xml', `pkg_rs_suite-${version}.zip`],
        `rs-suite-${version}.tgz`,
        ...[`rs-suite-${version}.zip`, `rs-suite-wordpress-${version}.zip`],
      ];
      assert.deepEqual(readdirSync(out).toSorted(), names.toSorted());
      const sums = readFileSync(join(out, 'SHA256SUMS'), 'utf8');
      const stream = readFileSync(join(out, 'pkg_rs_suite.xml'), 'utf8');
      const [, announced = ''] = /<sha256>(.+)<\/sha256>/.exec(stream) ?? [];
      assert.ok(sums.includes(`${announced}  pkg_rs_suite-${version}.zip\n`));
      for (const line of sums.trimEnd().split('\n')) {
        const [sum, name = ''] = line.split('  ');
        assert.equal(
          createHash('sha256')
            .update(readFileSync(join(out, name)))
            .digest('hex'),
          sum,
          name,
        );
      }
      assert.equal(readFileSync(join(write('again', 'Asia/Tokyo'), 'SHA256SUMS'), 'utf8'), sums);
      assert.match(readFileSync(join(out, 'NOTES.md'), 'utf8'), new RegExp(`^# rs-suite ${version}\n\n\\S`));
      assert.ok(filesIn(out, `rs-suite-${version}.zip`).includes(`rs-suite-${version}/suite.js`));
      const wordpress = filesIn(out, `rs-suite-wordpress-${version}.zip`);
      for (const file of ['tags.json', `suite-${version}/suite.js`, `suite-${version}/preload.json`])
        assert.ok(wordpress.includes(`rs-suite/${file}`), file);
      assert.ok(filesIn(out, `pkg_rs_suite-${version}.zip`).includes('packages/plg_system_rs_suite.zip'));
    },
  );

  it('npm run release says in one line which kits there are', () => {
    const { status, stderr } = spawnSync(process.execPath, [...command, '--kit', 'drupal'], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.deepEqual([status, stderr], [1, 'release: expected --kit joomla or wordpress, found drupal\n']);
  });

  it('npm run release lists each tag with the type and the values of its attributes', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8'));
    const tags = listTags(manifest);
    assert.deepEqual(
      tags.map(({ tag }) => tag),
      [...tagsOf(root)].toSorted(),
    );
    const activation = tags
      .find(({ tag }) => tag === 'tab-set')
      ?.attributes.find(({ name }) => name === 'activation');
    assert.deepEqual(
      { type: activation?.type, values: activation?.values, default: activation?.default },
      { type: 'enum', values: ['auto', 'manual'], default: 'auto' },
    );
    const types = tags.flatMap(({ attributes }) =>
      attributes.filter(({ type, values }) => type === 'enum' && values.length < 2),
    );
    assert.deepEqual(types, []);
  });
});

describe('the update stream of Joomla', () => {
  const read = (...path: readonly string[]) => readFileSync(join(root, 'kits', 'joomla', ...path), 'utf8');
  const announce = (version: string, manifest = read('pkg_rs_suite.xml')) =>
    updateStream({
      ...{ manifest, version, archive: `pkg_rs_suite-${version}.zip`, sha256: 'ab12' },
      homepage: 'https://example.org/?a=1&b',
    });

  it('the update stream of Joomla announces the package that is installed, and its archive beside the stream', () => {
    const manifest = read('pkg_rs_suite.xml').replace('rs-suite.example/joomla', 'other.example/u');
    const stream = announce('1.2.0', manifest);
    for (const line of [
      ...['<element>pkg_rs_suite</element>', '<type>package</type>', '<client>site</client>'],
      ...['<version>1.2.0</version>', '<sha256>ab12</sha256>', '<tag>stable</tag>'],
      '>https://other.example/u/pkg_rs_suite-1.2.0.zip</downloadurl>',
      '>https://example.org/?a=1&amp;b</infourl>',
    ])
      assert.ok(stream.includes(line), line);
    assert.match(read('pkg_rs_suite.xml'), /<packagename>rs_suite<\/packagename>/);
  });

  it('the update stream of Joomla is for the versions of Joomla and PHP that the package installs on', () => {
    const stream = announce('1.2.0');
    const [, pattern = ''] = /targetplatform name="joomla" version="([^"]+)"/.exec(stream) ?? [];
    const fitting = ['4.3.4', '4.4.0', '5.0.0', '5.4.1', '6.0.2', '6.10.0', '7.0.0', '40.0'];
    assert.deepEqual(
      fitting.filter((version) => new RegExp(`^${pattern}`).test(version)),
      ['4.4.0', '5.0.0', '5.4.1', '6.0.2', '6.10.0'],
    );
    const [, php = ''] = /PHP_VERSION, '([\d.]+)'/.exec(read('script.php')) ?? [];
    assert.ok(stream.includes(`<php_minimum>${php}</php_minimum>`));
  });

  it('the update stream of Joomla names a version before its release as one', () => {
    const tags = ['1.0.0-alpha.1', '1.0.0-beta.2', '1.0.0-rc.1', '1.0.0-next'].map(
      (version) => /<tag>(\w+)</.exec(announce(version))?.[1],
    );
    assert.deepEqual(tags, ['alpha', 'beta', 'rc', 'dev']);
  });
});

describe('an archive', () => {
  it('an archive has the same bytes in whichever order its files come', () => {
    const one = Buffer.from('one');
    const two = Buffer.from('two');
    const bytes = zip(
      new Map([
        ['a', one],
        ['b/c', two],
      ]),
    );
    assert.deepEqual(
      zip(
        new Map([
          ['b/c', two],
          ['a', one],
        ]),
      ),
      bytes,
    );
    assert.deepEqual(
      Object.entries(unzipSync(bytes)).map(([path, content]) => `${path}: ${Buffer.from(content)}`),
      ['a: one', 'b/c: two'],
    );
  });
});
