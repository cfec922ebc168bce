import type { ChildProcess } from 'node:child_process';

export const screenSize: Readonly<{ width: number; height: number }>;
export function startScreen(program: string): Promise<{ process: ChildProcess; display: string }>;
export function endWithProcess(stop: () => void): void;
export function endGroup(child: ChildProcess): void;
