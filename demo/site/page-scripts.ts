import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Switches } from '../forms/switches.js';

/** The elements that every page of the site uses. */
const themeTags = [
  'sticky-header',
  'nav-menu',
  'offcanvas-panel',
  'tab-set',
  'lazy-images',
  'back-to-top',
  'whatsapp-link',
];

/** What a page loads of the suite. */
export interface PageScripts {
  readonly hasTheme: boolean;
  /** The name of the one script; empty for none. */
  readonly script: string;
  /** The chunks that the page needs at once: what the browser would else find out step by step. */
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

/** Looks at the folder each time, because a build may give the chunks other names. */
function chunksFor(assetsDir: string, tag: string): readonly string[] {
  const folder = join(assetsDir, 'chunks');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];
  const wanted = ['shells', ...(tag ? [tag] : []), ...themeTags.filter((other) => other !== tag)];
  return wanted.flatMap((one) => {
    const start = one === 'shells' ? 'shells-' : `${one}.core-`;
    return names.filter((name) => name.startsWith(start));
  });
}
