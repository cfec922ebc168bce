export const readBy: ReadonlyMap<string, readonly string[]>;
export function reads(test: string, file: string): boolean;
