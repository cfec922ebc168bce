export type ProgramName = 'git' | 'php' | 'phpcs' | 'python3' | 'django' | 'orca' | 'wordpress' | 'orca';

interface Program {
  readonly title: string;
  readonly debian: readonly string[];
  isInstalled(): boolean;
}

export declare const programs: Readonly<Record<ProgramName, Program>>;
export declare function pythonWithDjango(): string | undefined;
export declare function isInstalled(name: ProgramName): boolean;
export declare function missingText(name: ProgramName, platform?: string): string;
