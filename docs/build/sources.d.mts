export const root: string;
export const languages: readonly string[];
export function readText(...path: readonly string[]): string;
