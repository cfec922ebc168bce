export declare const root: string;
export declare function captureNode(
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<{ readonly isFine: boolean; readonly output: string }>;
export declare function binOf(name: string, bin?: string): string;
