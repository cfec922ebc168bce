import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import * as esbuild from 'esbuild';
import ts from 'typescript';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { tagsOf } from '../../scripts/entries.mjs';
import { installPackage } from '../install-package.js';
import { brokenLinks } from './markdown-links.js';

const root = join(import.meta.dirname, '..', '..');

/** Bytes of the tarball. */
const largestPackage = 1_760_000;

type Target = string | { readonly types?: string; readonly default?: string };

interface Manifest {
  readonly homepage: string;
  readonly repository: { readonly url: string };
  readonly bugs: { readonly url: string };
  readonly keywords: readonly string[];
  readonly unpkg: string;
  readonly jsdelivr: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

let project = '';
let installed = '';
let files: readonly string[] = [];
let manifest: Manifest;

const read = (file: string) => readFileSync(join(installed, file), 'utf8');
/** Returns true for the package's own modules. Those in the examples of the documentation are of other projects. */
const isModule = (file: string) => /\.(?:m?js|d\.ts)$/.test(file) && !file.startsWith('docs/examples/');
const specifiersIn = (file: string) =>
  ts.preProcessFile(read(file)).importedFiles.map(({ fileName }) => fileName);

/** The files that an export stands for: a pattern for one of each tag. */
function typesOf(target: Target): readonly string[] {
  const types = typeof target === 'string' ? undefined : target.types;
  if (!types) return [];
  return tagsOf(root)
    .map((tag) => types.replace('*', tag))
    .map((path) => posix.normalize(path));
}

/** Returns the name of the package that a specifier names; undefined for the package's own and Node's. */
function packageIn(specifier: string): string | undefined {
  if (/^[.#]/.test(specifier) || isBuiltin(specifier)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}

describe('tooling: package', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
    project = mkdtempSync(join(tmpdir(), 'rs-suite-packed-'));
    installed = installPackage(project);
    files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    manifest = JSON.parse(read('package.json')) as Manifest;
  });
  after(() => rmSync(project, { recursive: true }));

  it('the packed package is at most 1.76 MB', () => {
    const tarball = readdirSync(project).find((file) => file.endsWith('.tgz')) ?? '';
    const { size } = statSync(join(project, tarball));
    assert.ok(size <= largestPackage, `${size} bytes`);
  });

  it('the packed package has no source map, and no file that names one', () => {
    assert.deepEqual(
      files.filter((file) => file.endsWith('.map')),
      [],
    );
    const scripts = files.filter((file) => isModule(file) || file.endsWith('.css'));
    assert.deepEqual(
      scripts.filter((file) => read(file).includes('sourceMappingURL')),
      [],
    );
  });

  it('the packed package has the README of every element, the changes, the licence, and no link in them that leads nowhere', () => {
    const texts = files.filter((file) => file.endsWith('.md'));
    const expected = tagsOf(root).map((tag) => `elements/${tag}/README.md`);
    for (const file of [...expected, 'README.md', 'CHANGELOG.md', 'LICENSE'])
      assert.ok(files.includes(file), file);
    assert.deepEqual(
      texts.flatMap((file) => brokenLinks(installed, file)),
      [],
    );
  });

  it('the packed package has the licence of each package whose code is in a script', () => {
    const notices = read('dist/third-party-notices.txt');
    const maps = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.map'))
      .map((file) => JSON.parse(readFileSync(join(root, 'dist', file), 'utf8')) as { sources: string[] });
    const bundled = maps
      .flatMap(({ sources }) => sources)
      .map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1])
      .filter((name) => name !== undefined);
    const noticed = [...notices.matchAll(/^(\S+) \d[\d.]*, licence: \S/gm)].map(([, name]) => name);
    // The compact build has no maps.
    assert.deepEqual(noticed.toSorted(), [...new Set([...bundled, 'preact'])].sort());
    for (const name of ['react', 'preact', 'leaflet', 'flatpickr', 'dompurify'])
      assert.ok(notices.includes(licenceOf(name)), name);
  });

  it('the packed package imports its own files, its dependencies and its peers, and nothing else', () => {
    const known = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
    for (const file of files.filter(isModule)) {
      for (const specifier of specifiersIn(file)) {
        const name = packageIn(specifier);
        // `@types/react` is where a compiler finds the types of `react`.
        const isKnown = name === undefined || known.includes(name) || known.includes(`@types/${name}`);
        assert.ok(isKnown, `${file} imports ${specifier}`);
      }
    }
  });

  it('the packed package depends on nothing but what its commands import', () => {
    const commands = files.filter((file) => isModule(file) && file.endsWith('.mjs'));
    const imported = commands.flatMap(specifiersIn).map(packageIn);
    // The types of an optional peer.
    const used = new Set(imported.filter((name) => name !== undefined && name !== 'rollup'));
    assert.deepEqual(Object.keys(manifest.dependencies).sort(), [...used].sort());
  });

  it('the packed package declares what its entries export, and has no other declarations', () => {
    const entries = Object.values(manifest.exports).flatMap(typesOf);
    const reached = new Set(entries);
    for (const file of reached) {
      const relatives = specifiersIn(file).filter((specifier) => specifier.startsWith('.'));
      for (const specifier of relatives)
        reached.add(posix.join(posix.dirname(file), specifier.replace(/\.js$/, '.d.ts')));
    }
    const declared = files.filter((file) => file.endsWith('.d.ts'));
    assert.deepEqual([...declared].sort(), [...reached].sort());
    const ofElements = declared.filter((file) => file.startsWith('dist/types/elements/'));
    assert.deepEqual(
      ofElements.filter((file) => !entries.includes(file)),
      [],
    );
  });

  it('the packed package declares the scripts of tags as types alone, because they export nothing', () => {
    for (const tag of ['index', ...tagsOf(root).map((name) => `${name}/define`)])
      assert.doesNotMatch(read(`dist/types/elements/${tag}.d.ts`), /^export \{/m, tag);
  });

  it('the packed package has what its fields name', () => {
    for (const file of [manifest.unpkg, manifest.jsdelivr])
      assert.ok(existsSync(join(installed, file)), file);
    const addresses = [manifest.homepage, manifest.bugs.url, manifest.repository.url.replace('git+', '')];
    for (const address of addresses) assert.equal(new URL(address).protocol, 'https:');
    assert.ok(manifest.keywords.includes('web-components'));
    const plain = Object.entries(manifest.exports).filter(([name]) => !name.includes('*'));
    for (const target of plain.flatMap(([, one]) => (typeof one === 'string' ? [one] : Object.values(one))))
      assert.ok(existsSync(join(installed, target)), target);
  });

  it('the packed package lets a bundler import each of its style sheets', async () => {
    const { resolve } = createRequire(join(project, 'page.js'));
    const sheets = files.filter((file) => file.startsWith('dist/themes/') && file.endsWith('.css'));
    assert.ok(sheets.includes('dist/themes/bootstrap5.css'));
    const specifiers = sheets.map((file) => file.replace('dist', 'rs-suite'));
    for (const [index, specifier] of specifiers.entries())
      assert.equal(dirname(resolve(specifier)), dirname(join(installed, sheets[index] ?? '')));

    const contents = specifiers.map((specifier) => `import '${specifier}';`).join('\n');
    const { outputFiles } = await esbuild.build({
      stdin: { contents, resolveDir: project },
      bundle: true,
      write: false,
      outdir: project,
    });
    const bundled = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
    for (const sheet of sheets) assert.ok(bundled.includes(sheet.replace('dist/', '')), sheet);
  });
});

/** The text of a package's licence, without the spaces around it. */
function licenceOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.md)?$/i.test(one)) ?? '';
  return readFileSync(join(folder, file), 'utf8').trim();
}
