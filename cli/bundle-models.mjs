/**
 * Bundles `models.ts`, `page-models.ts` and `suite-texts.ts` into plain modules. Not in the package: the build runs it, and
 * the commands of a checkout.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @typedef {'models' | 'page-models' | 'suite-texts'} ModelsName */

/**
 * Keeps what a model loads on demand out of the bundle: no command gets there.
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
 * Imports translations from the chunks of a build: the package has each of them once.
 * @param {URL} folder - Folder of the bundle; without chunks the bundle has the translations in it.
 * @returns {import('esbuild').Plugin}
 */
function translationsOf(folder) {
  const chunks = new URL('chunks/', folder);
  const files = existsSync(chunks) ? readdirSync(chunks) : [];
  return {
    name: 'translations',
    setup({ onResolve }) {
      onResolve({ filter: /\/translations\/[a-z]{2}\.json$/ }, ({ path }) => {
        const file = files.find((name) => name.startsWith(`${basename(path, '.json')}-`) && name.endsWith('.js'));
        return file ? { path: `./chunks/${file}`, external: true } : undefined;
      });
    },
  };
}

/**
 * Writes a bundle. Packages that the commands import themselves stay imports.
 * @param {ModelsName} [name]
 * @param {URL} [folder]
 * @returns {Promise<URL>} The address of the bundle.
 */
export async function bundleModels(name = 'models', folder = new URL('../.cache/', import.meta.url)) {
  const file = new URL(`cli-${name}.mjs`, folder);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    external: ['acorn', 'jsep', 'parse5'],
    // The texts of a language are all that `suite-texts.ts` loads on demand.
    plugins: name === 'suite-texts' ? [translationsOf(folder)] : [withoutLazyModules],
    minify: true,
    target: 'es2022',
    logLevel: 'error',
  });
  mkdirSync(folder, { recursive: true });
  // Renamed when it is complete: several processes may write and import it at the same time.
  const draft = new URL(`${file.href}.${pid}`);
  for (const { contents } of outputFiles) writeFileSync(draft, contents);
  renameSync(draft, file);
  return file;
}
