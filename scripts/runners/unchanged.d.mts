export declare function unchangedTests(root: string, tests: readonly string[]): readonly string[];
export declare function notePassed(root: string, tests: readonly string[]): void;
