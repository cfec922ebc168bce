export function readsDocuments(path: string): boolean;
export function unclobberVendor(code: string, module: string, isCommonJs?: boolean): string;
