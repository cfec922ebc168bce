/** Bundles `models.ts` into one plain module. Not in the package: the build runs it, and the commands of a checkout. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const cached = new URL('../.cache/cli-models.mjs', import.meta.url);

/**
 * Writes the bundle. Packages stay imports.
 * @param {URL} [file]
 * @returns {Promise<URL>} The address of the bundle.
 */
export async function bundleModels(file = cached) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('models.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    target: 'es2022',
    logLevel: 'error',
  });
  mkdirSync(new URL('.', file), { recursive: true });
  // Renamed when it is complete: several processes may write and import it at the same time.
  const draft = new URL(`${file.href}.${pid}`);
  for (const { contents } of outputFiles) writeFileSync(draft, contents);
  renameSync(draft, file);
  return file;
}
