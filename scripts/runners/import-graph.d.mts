export declare function createImportGraph(root: string): (file: string) => ReadonlySet<string>;
