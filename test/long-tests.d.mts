export declare const longRules: readonly { readonly what: string; readonly paths: readonly string[] }[];
export declare function takesLong(test: string): boolean;
