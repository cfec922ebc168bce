export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export declare function countsOf(
  run: (env: Readonly<Record<string, string>>) => boolean | Promise<boolean>,
): Promise<Counts>;
export declare function describeCounts(counts: Counts): string;
