/** Vendor transform for esbuild. */
import { readFile } from 'node:fs/promises';
import { transformVendor, vendorFileOf } from './vendor-transform.mjs';

/** Creates an esbuild plugin; `policyModule` is the import path of the policy. */
export function transformVendors(policyModule) {
  return {
    name: 'vendor-transform',
    setup(build) {
      build.onLoad({ filter: /node_modules[\\/](flatpickr|leaflet)[\\/]/ }, async ({ path }) => {
        const vendor = vendorFileOf(path);
        if (!vendor) return undefined;
        const contents = transformVendor(vendor, await readFile(path, 'utf8'), policyModule);
        return { contents, loader: 'js' };
      });
    },
  };
}
