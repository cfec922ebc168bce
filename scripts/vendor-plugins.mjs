/** Vendor transform as a plugin of both bundlers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformVendor, vendorFileOf } from './vendor-transform.mjs';

const policyIn = (root) => join(root, 'shared/trust/trusted-html.ts').replaceAll('\\', '/');

/** Rollup plugin: vendors write markup through the suite's policy, or the build fails. */
export const trustVendors = (root) => ({
  name: 'trust-vendors',
  transform(code, id) {
    const vendor = vendorFileOf(id);
    return vendor ? { code: transformVendor(vendor, code, policyIn(root)), map: null } : null;
  },
});

/** esbuild plugin with the same result. */
export const transformVendors = (root) => ({
  name: 'vendor-transform',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/](flatpickr|leaflet)[\\/]/ }, async ({ path }) => {
      const vendor = vendorFileOf(path);
      if (!vendor) return undefined;
      return {
        contents: transformVendor(vendor, await readFile(path, 'utf8'), policyIn(root)),
        loader: 'js',
      };
    });
  },
});
