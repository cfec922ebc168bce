/**
 * Loads models of `elements/` as JavaScript: from `dist/` in the published package. A checkout makes a bundle,
 * because there `dist/` may be missing or older than the sources.
 */
import { existsSync } from 'node:fs';

/**
 * @param {'models' | 'page-models' | 'suite-texts'} name
 * @returns {Promise<any>}
 */
export async function loadModels(name) {
  const isCheckout = existsSync(new URL(`./${name}.ts`, import.meta.url));
  if (!isCheckout) return import(new URL(`../dist/cli-${name}.mjs`, import.meta.url).href);
  const { bundleOnce } = await import('./bundle-models.mjs');
  return import((await bundleOnce(name)).href);
}
