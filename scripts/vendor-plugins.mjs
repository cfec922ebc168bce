/** Vendor transforms as plugins of both bundlers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOnce } from './build/make-once.mjs';
import { readsDocuments, unclobberVendor } from './unclobber-vendor.mjs';
import { transformVendor, vendorFileOf } from './vendor-transform.mjs';

const moduleIn = (root, file) => join(root, 'shared', file).replaceAll('\\', '/');
const policyIn = (root) => moduleIn(root, 'trust/trusted-html.ts');
const documentIn = (root) => moduleIn(root, 'dom/unclobbered.ts');

const trustOnce = makeOnce();
const unclobberOnce = makeOnce();

/** Rollup plugin: vendors write markup through the suite's policy, or the build fails. */
export const trustVendors = (root) => ({
  name: 'trust-vendors',
  transform(code, id) {
    const vendor = vendorFileOf(id);
    if (!vendor) return null;
    const change = () => transformVendor(vendor, code, policyIn(root));
    return { code: trustOnce(`${id} ${code}`, change), map: null };
  },
});

/** Rollup plugin: vendors read documents through the prototypes. Its place is after the plugin for CommonJS. */
export const unclobberVendors = (root) => ({
  name: 'unclobber-vendors',
  transform(code, id) {
    if (!readsDocuments(id)) return null;
    const change = () => unclobberVendor(code, documentIn(root));
    return { code: unclobberOnce(`${id} ${code}`, change), map: null };
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
