export declare const chromiumArgs: readonly string[];
export declare function findChromium(): string | null;
export declare function findHeadlessChromium(): string | null;
export declare function findFirefox(): string | null;
export declare function findWebKit(): {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
} | null;
export declare const webKitIsMissing: string;
