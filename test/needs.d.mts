import type { ProgramName } from './programs.mjs';

export interface Need {
  readonly skip: string | false;
  hook<Result>(run: () => Result): () => Result | undefined;
}

export interface Machine {
  readonly isInCi?: boolean;
  readonly has?: (name: ProgramName) => boolean;
}

export declare function needs(name: ProgramName | undefined, machine?: Machine): Need;
export declare function isAboutProgram(skip: unknown): boolean;
