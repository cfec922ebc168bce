export declare function isStale(root: string, output: string, lastFile: string): boolean;
export declare function markFresh(root: string, output: string, print: string): void;
export declare function fingerprint(root: string): string;
