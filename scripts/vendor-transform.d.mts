export interface VendorFile {
  readonly file: string;
  readonly version: string;
  readonly expected: number;
}

export declare const vendorFiles: readonly VendorFile[];
export declare function vendorFileOf(path: string): VendorFile | undefined;
export declare function transformVendor(vendor: VendorFile, code: string, policyModule: string): string;
