export declare function changedFiles(root: string, base?: string): readonly string[];
