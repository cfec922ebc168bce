import { isGlightboxLink, type LinkFacts } from './link-facts.model.js';

/** Group of areas without a group of their own. */
export const areaGroup = 'AREA_ELEMENT';

/** Group of glightbox links without a group of their own. */
export const glightboxGroup = 'glightbox';

/**
 * Words of `rel` that describe a link: standard types, and those of search engines and XFN. They are no group names.
 */
const linkWords: ReadonlySet<string> = new Set([
  'alternate',
  'appendix',
  'archives',
  'author',
  'bookmark',
  'canonical',
  'chapter',
  'contents',
  'copyright',
  'external',
  'first',
  'glossary',
  'help',
  'home',
  'icon',
  'index',
  'last',
  'license',
  'manifest',
  'next',
  'nofollow',
  'noopener',
  'noreferrer',
  'opener',
  'payment',
  'pingback',
  'prefetch',
  'preload',
  'prev',
  'privacy-policy',
  'search',
  'section',
  'shortlink',
  'sidebar',
  'sponsored',
  'start',
  'stylesheet',
  'subsection',
  'tag',
  'terms-of-service',
  'ugc',
  'up',
  'acquaintance',
  'child',
  'co-resident',
  'co-worker',
  'colleague',
  'contact',
  'crush',
  'date',
  'friend',
  'kin',
  'me',
  'met',
  'muse',
  'neighbor',
  'parent',
  'sibling',
  'spouse',
  'sweetheart',
  'lightbox',
  'lytebox',
  'lyteshow',
  'lyteframe',
  'shadowbox',
  'jcebox',
  'jcepopup',
]);

/**
 * Returns the group of a link: the other words of its `rel`, then its option, then its place (`group="auto"`), then
 * the group of its kind. Any text is valid, because groups are compared and never used as selectors.
 */
export function readGroup(
  facts: LinkFacts,
  relWords: readonly string[],
  option: string | undefined,
): string | null {
  if (facts.classes.includes('nogroup')) return null;
  const named = relWords.filter((word) => !linkWords.has(word.toLowerCase())).join(' ');
  const group = named || option?.trim();
  if (group) return group;
  if (facts.placeGroup !== null) return facts.placeGroup;
  if (facts.tag === 'area') return areaGroup;
  return isGlightboxLink(facts) ? glightboxGroup : null;
}
