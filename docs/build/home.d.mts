export const tagGroups: readonly { readonly key: string; readonly tags: readonly string[] }[];
export const homeGuides: readonly string[];
export const schemes: readonly ('light' | 'dark')[];
export function pictureFile(key: string, language: string, scheme: string): string;
export function homeExamples(): readonly { readonly file: string; readonly source: string }[];
