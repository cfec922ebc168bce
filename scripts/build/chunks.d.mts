interface ModuleInfo {
  readonly id: string;
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): ModuleInfo;
}

export declare function createChunks(root: string): (id: string, graph: ModuleGraph) => string | undefined;
