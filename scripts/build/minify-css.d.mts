export function minifyCss(code: string): Promise<string>;
