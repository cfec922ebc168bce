export declare const compactRules: readonly { readonly what: string; readonly paths: readonly string[] }[];
export declare function compactTests(tests: readonly string[]): readonly string[];
