export declare function importsIn(file: string): {
  readonly atOnce: readonly string[];
  readonly onNeed: readonly string[];
};
export declare function staticGraph(folder: string, file: string): Set<string>;
export declare function wholeGraph(folder: string, file: string): ReadonlySet<string>;
export declare function staticImports(folder: string, file: string): readonly string[];
export declare function dynamicImports(folder: string, file: string): readonly string[];
