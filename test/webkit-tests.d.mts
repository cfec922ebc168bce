export declare const webKitRules: readonly { readonly why: string; readonly tests: readonly string[] }[];
export declare function webKitSkips(
  file: string,
): readonly { readonly why: string; readonly title: string }[];
export declare function whyWebKitSkips(file: string, title: string): string | undefined;
export declare const webKitJourneyRules: readonly {
  readonly why: string;
  readonly paths: readonly string[];
}[];
export declare const longInWebKit: readonly string[];
export declare const moreInWebKit: readonly string[];
export declare function runsInWebKit(test: string): boolean;
export declare function webKitTests(tests: readonly string[]): readonly string[];
