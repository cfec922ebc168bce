import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Switches } from '../forms/switches.js';

/** The elements at the top of every page: they come in the first round, the rest of the theme in the next. */
const topTags = ['sticky-header', 'nav-menu'];

/** What a page loads of the suite. */
export interface PageScripts {
  readonly hasTheme: boolean;
  /** The name of the one script; empty for none. */
  readonly script: string;
  /** The files that the page needs at once, and that the browser would else find out step by step. */
  readonly chunks: readonly string[];
}

/** A page has the theme's elements and loads the whole suite; without them, its own tag's file alone. */
export function pageScripts(
  assetsDir: string,
  tag: string,
  { loadsSuite, hasTheme }: Pick<Switches, 'loadsSuite' | 'hasTheme'>,
): PageScripts {
  if (!loadsSuite) return { hasTheme: false, script: '', chunks: [] };
  if (!hasTheme) return { hasTheme, script: tag, chunks: [] };
  return { hasTheme, script: 'suite', chunks: chunksFor(assetsDir, tag) };
}

/** Reads the list each time, because a build may give the chunks other names. */
function chunksFor(assetsDir: string, tag: string): readonly string[] {
  const file = join(assetsDir, 'preload.json');
  if (!existsSync(file)) return [];
  const preloads = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>),
  );
  return [...new Set([tag, ...topTags].flatMap((one) => preloads.get(one) ?? []))];
}
