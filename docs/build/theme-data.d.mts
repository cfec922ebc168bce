import type { ContrastPair } from '../theme-editor/contrast.model.js';
import type { ThemeData } from '../theme-editor/theme.model.js';

export function readThemeData(): ThemeData & { readonly pairs: readonly ContrastPair[] };
export function readThemeTexts(
  language: string,
  data: ThemeData,
): { readonly tokens: Readonly<Record<string, string>> };
