import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Switches } from '../forms/switches.js';
import type { SiteParts } from './site-env.js';

/** Tags of every page with the theme, whose files are preloaded. */
const themeTags = [
  ...['sticky-header', 'nav-menu', 'offcanvas-panel', 'tab-set', 'lazy-images', 'back-to-top'],
  ...['whatsapp-link', 'cookie-consent', 'page-analytics'],
];

/** Scripts of the suite in a page. */
export interface PageScripts {
  readonly hasTheme: boolean;
  /** Paths in the folder of the suite, without `.js`, in the order of their start. */
  readonly scripts: readonly string[];
  /** Chunks to preload, which the browser would otherwise discover late. */
  readonly chunks: readonly string[];
}

/**
 * Returns the scripts of a page with the theme's elements: the ready-made bundles, with the loader for tags that they do
 * not have and for a bundle that is lost; or the loader alone (`?bundles=off`, and the suite from its sources). A page
 * without the theme has the file of its own tag, or none.
 */
export function pageScripts(
  { assetsDir, build }: Pick<SiteParts, 'assetsDir' | 'build'>,
  tag: string,
  { loadsSuite, hasTheme, hasBundles }: Pick<Switches, 'loadsSuite' | 'hasTheme' | 'hasBundles'>,
): PageScripts {
  if (!loadsSuite) return { hasTheme: false, scripts: [], chunks: [] };
  if (!hasTheme) return { hasTheme, scripts: tag ? [build + tag] : [], chunks: [] };
  const preloads = readPreloads(join(assetsDir, build));
  const filesOf = (...names: readonly string[]) => [
    ...new Set(names.flatMap((name) => preloads.get(name) ?? [])),
  ];
  // The forms of the site have calendars.
  const placed = tag === 'rs-form' ? ['rs-calendar'] : [];
  if (!hasBundles || !preloads.has('site'))
    return { hasTheme, scripts: [`${build}suite`], chunks: filesOf(tag, ...placed, ...themeTags) };
  const bundles = tag.startsWith('rs-') ? ['site', 'forms'] : ['site'];
  // A tag of every page that no bundle has.
  const others = ['page-analytics'];
  return {
    hasTheme,
    scripts: [...bundles, 'suite'].map((name) => build + name),
    chunks: filesOf(...bundles, ...others),
  };
}

/** Reads the list of files each time, because a build may rename them. */
function readPreloads(folder: string): ReadonlyMap<string, readonly string[]> {
  const file = join(folder, 'preload.json');
  if (!existsSync(file)) return new Map();
  return new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>),
  );
}
