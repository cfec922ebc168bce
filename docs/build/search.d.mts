import type { SitePage } from './pages.mjs';

export function searchScript(pages: readonly SitePage[], language: string): string;
