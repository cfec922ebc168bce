export interface SourceSuite {
  update(): Promise<void>;
}
export declare function openSourceSuite(root: string, out: string): SourceSuite;
