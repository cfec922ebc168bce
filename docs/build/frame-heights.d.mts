export const heightsFile: string;
export const widths: readonly number[];
export function widthsOf(file: string): readonly number[];
export function isMeasured(file: string): boolean;
export function frameSheet(): string;
