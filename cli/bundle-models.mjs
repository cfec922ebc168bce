/**
 * Bundles `models.ts`, `page-models.ts` and `suite-texts.ts` into plain modules. Not in the package: the build runs it, and
 * the commands of a checkout.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';

/** @typedef {'models' | 'page-models' | 'suite-texts'} ModelsName */

/**
 * Leaves the dynamic imports of a model out of the bundle: no command runs them.
 * @type {import('esbuild').Plugin}
 */
const withoutLazyModules = {
  name: 'without-lazy-modules',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Imports the texts of languages from their own files.
 * @param {((language: string) => string) | undefined} fileOf
 * @returns {import('esbuild').Plugin[]}
 */
function withLanguages(fileOf) {
  if (!fileOf) return [];
  return [
    {
      name: 'with-languages',
      setup({ onResolve }) {
        onResolve({ filter: /\/translations\/\w+\.json$/ }, ({ path }) => ({
          path: `./${fileOf(/(\w+)\.json$/.exec(path)?.[1] ?? '')}`,
          external: true,
        }));
      },
    },
  ];
}

const root = new URL('../', import.meta.url);
/** Files that decide how sources are bundled. */
const settings = ['cli/bundle-models.mjs', 'package-lock.json', 'tsconfig.json'];

/**
 * Bundles models for a command of a checkout, unless the last bundle was made from the same sources. Its first line is a
 * comment with their stamps.
 * @param {ModelsName} name
 * @returns {Promise<URL>} The address of the bundle.
 */
export async function bundleOnce(name) {
  const file = new URL(`.cache/cli-${name}.mjs`, root);
  if (isCurrent(file)) return file;
  const start = Date.now();
  const { code, sources } = await bundle(name);
  const stamps = stampsOf([...settings, ...sources]);
  // A source that changes meanwhile may not be in the bundle. Times of files are up to two seconds old.
  const isStill = stamps.every(([, changed]) => changed < start - 2000);
  write(file, isStill ? `//${JSON.stringify(stamps)}\n${code}` : code);
  return file;
}

/**
 * Writes a bundle into a folder.
 * @param {ModelsName} name
 * @param {URL} folder
 * @param {(language: string) => string} [fileOf] Returns the path of a language's file in the folder, which is then no part of
 *   the bundle.
 */
export async function bundleModels(name, folder, fileOf = undefined) {
  write(new URL(`cli-${name}.mjs`, folder), (await bundle(name, fileOf)).code);
}

/** @typedef {readonly [source: string, changed: number, size: number]} Stamp Time in milliseconds, and bytes. */

/**
 * @param {readonly string[]} sources Paths in the project.
 * @returns {readonly Stamp[]}
 */
function stampsOf(sources) {
  return sources.map((source) => {
    const { mtimeMs, size } = statSync(new URL(source, root), { throwIfNoEntry: false }) ?? {};
    return [source, mtimeMs ?? 0, size ?? 0];
  });
}

/**
 * Returns true if the sources are as the first line of a bundle says.
 * @param {URL} file
 */
function isCurrent(file) {
  try {
    const line = readFileSync(file, 'utf8').split('\n', 1)[0]?.slice(2) ?? '';
    const stamps = /** @type {readonly Stamp[]} */ (JSON.parse(line));
    return JSON.stringify(stampsOf(stamps.map(([source]) => source))) === line;
  } catch {
    return false;
  }
}

/**
 * Returns a bundle, and the paths of its sources. Packages that the commands import themselves stay imports.
 * @param {ModelsName} name
 * @param {(language: string) => string} [fileOf]
 */
async function bundle(name, fileOf = undefined) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: [`cli/${name}.ts`],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    external: ['acorn', 'jsep', 'parse5'],
    // The texts of a language are all that `suite-texts.ts` loads on demand.
    plugins: name === 'suite-texts' ? withLanguages(fileOf) : [withoutLazyModules],
    minify: true,
    target: 'es2022',
    logLevel: 'error',
  });
  return { code: outputFiles.map(({ text }) => text).join(''), sources: Object.keys(metafile.inputs) };
}

/**
 * Writes a file, which is renamed when it is complete: several processes may write and import it at the same time.
 * @param {URL} file
 * @param {string} code
 */
function write(file, code) {
  mkdirSync(new URL('./', file), { recursive: true });
  const draft = new URL(`${file.href}.${pid}`);
  writeFileSync(draft, code);
  renameSync(draft, file);
}
