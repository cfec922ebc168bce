export declare function staticGraph(folder: string, file: string): Set<string>;
