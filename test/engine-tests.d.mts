export declare const engineRules: readonly { readonly why: string; readonly paths: readonly string[] }[];
export declare function engineTests(tests: readonly string[]): readonly string[];
