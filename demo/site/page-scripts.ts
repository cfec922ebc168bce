import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Switches } from '../forms/switches.js';
import type { SiteParts } from './site-env.js';

/** Elements at the top of every page, which are preloaded; the rest of the theme is loaded after them. */
const topTags = ['sticky-header', 'nav-menu'];

/** Scripts of the suite in a page. */
export interface PageScripts {
  readonly hasTheme: boolean;
  /** Path of the one script in the folder of the suite, without `.js`; '' for none. */
  readonly script: string;
  /** Chunks to preload, which the browser would otherwise discover late. */
  readonly chunks: readonly string[];
}

/**
 * Returns the scripts of a page: the whole suite for one with the theme's elements, otherwise the file of its own
 * tag.
 */
export function pageScripts(
  { assetsDir, build }: Pick<SiteParts, 'assetsDir' | 'build'>,
  tag: string,
  { loadsSuite, hasTheme }: Pick<Switches, 'loadsSuite' | 'hasTheme'>,
): PageScripts {
  if (!loadsSuite) return { hasTheme: false, script: '', chunks: [] };
  if (!hasTheme) return { hasTheme, script: build + tag, chunks: [] };
  return { hasTheme, script: `${build}suite`, chunks: chunksFor(join(assetsDir, build), tag) };
}

/** Reads the list of chunks each time, because a build may rename them. */
function chunksFor(folder: string, tag: string): readonly string[] {
  const file = join(folder, 'preload.json');
  if (!existsSync(file)) return [];
  const preloads = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>),
  );
  return [...new Set([tag, ...topTags].flatMap((one) => preloads.get(one) ?? []))];
}
