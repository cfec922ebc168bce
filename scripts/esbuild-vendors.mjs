/** The vendor transform for every esbuild run. */
import { readFile } from 'node:fs/promises';
import { transformVendor, vendorFileOf } from './vendor-transform.mjs';

/** An esbuild plugin; `policyModule` is how the transformed code imports the policy. */
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
