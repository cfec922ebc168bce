/**
 * Loads models of `elements/` as JavaScript: from `dist/` in the published package, from a bundle made at once in a
 * checkout, where `dist/` may be missing or older than the sources.
 */
import { existsSync } from 'node:fs';

/**
 * @param {'models' | 'page-models' | 'suite-texts'} name
 * @returns {Promise<any>}
 */
export async function loadModels(name) {
  const isCheckout = existsSync(new URL(`./${name}.ts`, import.meta.url));
  if (!isCheckout) return import(new URL(`../dist/cli-${name}.mjs`, import.meta.url).href);
  const { bundleModels } = await import('./bundle-models.mjs');
  return import((await bundleModels(name)).href);
}
