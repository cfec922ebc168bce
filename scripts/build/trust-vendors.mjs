/** Vendor transform for Rollup. */
import { resolve } from 'node:path';
import { transformVendor, vendorFileOf } from '../vendor-transform.mjs';

/** Rollup plugin: vendors write markup through the suite's policy, or the build fails. */
export function trustVendors(root) {
  const policyModule = resolve(root, 'shared/trust/trusted-html.ts').replaceAll('\\', '/');
  return {
    name: 'trust-vendors',
    transform(code, id) {
      const vendor = vendorFileOf(id);
      return vendor ? { code: transformVendor(vendor, code, policyModule), map: null } : null;
    },
  };
}
