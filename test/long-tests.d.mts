export declare const longRules: readonly { readonly what: string; readonly paths: readonly string[] }[];
export declare function isLong(test: string): boolean;
