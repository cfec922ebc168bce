export declare const webKitRules: readonly { readonly why: string; readonly tests: readonly string[] }[];
export declare function webKitSkips(
  file: string,
): readonly { readonly why: string; readonly title: string }[];
export declare function whyWebKitSkips(file: string, title: string): string | undefined;
