export function minifyCss(code: string): string;
