/**
 * Bundles `models.ts`, `page-models.ts` and `suite-texts.ts` into plain modules. Not in the package: the build runs it, and the commands of a
 * checkout.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
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

/**
 * Writes a bundle. Packages that the commands import themselves stay imports.
 * @param {ModelsName} [name]
 * @param {URL} [folder]
 * @param {(language: string) => string} [fileOf] Returns the path of a language's file in the folder, which is then no part of
 *   the bundle.
 * @returns {Promise<URL>} The address of the bundle.
 */
export async function bundleModels(
  name = 'models',
  folder = new URL('../.cache/', import.meta.url),
  fileOf = undefined,
) {
  const file = new URL(`cli-${name}.mjs`, folder);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    external: ['acorn', 'jsep', 'parse5'],
    // The texts of a language are all that `suite-texts.ts` loads on demand.
    plugins: name === 'suite-texts' ? withLanguages(fileOf) : [withoutLazyModules],
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
