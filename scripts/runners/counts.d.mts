export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Reason of each skipped test. */
  readonly skipped: readonly string[];
}

export declare function countsOf(
  run: (env: Readonly<Record<string, string>>) => boolean | Promise<boolean>,
): Promise<Counts>;
export declare function describeCounts(counts: Counts): string;
export declare function describeSkipped(counts: Counts): readonly string[];
