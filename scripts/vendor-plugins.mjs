/** Vendor transforms as plugins of both bundlers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readsDocuments, unclobberVendor } from './unclobber-vendor.mjs';
import { transformVendor, vendorFileOf } from './vendor-transform.mjs';

const moduleIn = (root, file) => join(root, 'shared', file).replaceAll('\\', '/');
const policyIn = (root) => moduleIn(root, 'trust/trusted-html.ts');
const documentIn = (root) => moduleIn(root, 'dom/unclobbered.ts');

/** Step, path and code of a file to its changed code: the bundles are built of the same files. */
const changed = new Map();

function changeOnce(step, id, code, change) {
  const key = `${step} ${id} ${code}`;
  if (!changed.has(key)) changed.set(key, change());
  return { code: changed.get(key), map: null };
}

/** Rollup plugin: vendors write markup through the suite's policy, or the build fails. */
export const trustVendors = (root) => ({
  name: 'trust-vendors',
  transform(code, id) {
    const vendor = vendorFileOf(id);
    return vendor ? changeOnce('trust', id, code, () => transformVendor(vendor, code, policyIn(root))) : null;
  },
});

/** Rollup plugin: vendors read documents through the prototypes. Its place is after the plugin for CommonJS. */
export const unclobberVendors = (root) => ({
  name: 'unclobber-vendors',
  transform(code, id) {
    return readsDocuments(id)
      ? changeOnce('unclobber', id, code, () => unclobberVendor(code, documentIn(root)))
      : null;
  },
});

/** esbuild plugin with the results of both. */
export const transformVendors = (root) => ({
  name: 'vendor-transform',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/].*\.m?js$/ }, async ({ path }) => {
      if (!readsDocuments(path)) return undefined;
      const code = await readFile(path, 'utf8');
      const vendor = vendorFileOf(path);
      const trusted = vendor ? transformVendor(vendor, code, policyIn(root)) : code;
      const isCommonJs = /[\\/]cjs[\\/]/.test(path);
      return { contents: unclobberVendor(trusted, documentIn(root), isCommonJs), loader: 'js' };
    });
  },
});
