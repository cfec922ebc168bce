export function exampleOf(href: string): string | undefined;
export function readExample(file: string): string;
export function fillExample(text: string): string;
export function savedContent(file: string): string;
export function readTagExamples(): readonly { readonly file: string; readonly source: string }[];
export function readLiveExamples(): readonly { readonly file: string; readonly source: string }[];
