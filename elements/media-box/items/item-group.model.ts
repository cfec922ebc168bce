import { isGlightboxLink, type LinkFacts } from './link-facts.model.js';

/** The group of areas that name none, as in the original. */
export const areaGroup = 'AREA_ELEMENT';

/** The group of glightbox's links that name none: there they belong together. */
export const glightboxGroup = 'glightbox';

/** What a `rel` says of a link itself: standard types, those of search engines and of friends' pages. */
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
 * What a link belongs to: what is left of its `rel` besides the words that say something else, then its option,
 * then its place where the author groups by that, then what its kind of link belongs to. Any text will do, because a group is compared and never searched for.
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
