export interface SourceSuite {
  update(): Promise<void>;
  close(): Promise<unknown>;
}
export declare function openSourceSuite(root: string, out: string): SourceSuite;
