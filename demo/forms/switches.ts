import { layoutOf, type LayoutClasses } from './layout-classes.js';
import { serverVersions, type ServerVersion } from '../legacy/statements.js';
import type { TagAttribute } from './server-form.js';

/** How a page shows its form: what an administrator of the CMS would set, here read from the query. */
export interface Switches {
  /** In the form's place, in a window, as a bare text that nothing marks, or as a message above the blank form. */
  readonly thanks: 'page' | 'popup' | 'text' | 'message';
  /** The return link of the thank-you popup, as the server would render it. */
  readonly returnUrl: string;
  /** The consent layer: the server's banner, an empty tag, or none. */
  readonly consentLayer: 'banner' | 'empty' | 'none';
  /**
   * A stand-in for a tag manager before the suite, the same with an optimiser that delays the suite, or a script with a
   * category that nobody has blocked.
   */
  readonly tags: 'on' | 'delayed' | 'blocked' | '';
  readonly isWrapped: boolean;
  readonly loadsSuite: boolean;
  /** Whether the page has the theme's elements around its content. */
  readonly hasTheme: boolean;
  readonly showsContinue: boolean;
  /** Whether the continue button is that of old servers, which has a name and no class of its own. */
  readonly hasOldContinue: boolean;
  /** Whether the form posts to another address than its page's, which the browser then keeps as an entry of its own. */
  readonly postsElsewhere: boolean;
  readonly attributes: readonly TagAttribute[];
  /** Whether the markup has the handlers' texts of the original, which the site's policy blocks. */
  readonly hasHandlers: boolean;
  /** The layout of the forms. */
  readonly layout: LayoutClasses;
  /** Whether the page is as the server of the original renders it, with its `on*` and `style` attributes. */
  readonly isLegacy: boolean;
  readonly hasStyles: boolean;
  /** The version of the server whose inline block such a page has. */
  readonly serverVersion: ServerVersion;
  /** Whether the suite stands where the scripts of the original stood. */
  readonly hasCompat: boolean;
  /** What a page of the original allows inline: everything of the server's, no attributes, or nothing. */
  readonly inlinePolicy: 'server' | 'strict' | 'none';
  /** Whether the JSON of a rendered form stands in the page instead of at an address of its own. */
  readonly isInline: boolean;
}

const thanksWords = ['page', 'popup', 'text', 'message'] as const;

/** The attributes that a query may put on the tag. */
const allowedAttributes: ReadonlyMap<string, TagAttribute> = new Map(
  [
    'disable-on-submit',
    'scroll-to-error',
    'focus-on-error=field',
    'focus-on-error=list',
    'validation=none',
    'validation=browser',
    'validation=server',
    'validation=browser server',
    'bot-check-optional',
    'history=pages',
    'submit=fetch',
    'without-draft',
    'privacy=strict',
    'locale=en',
    'dir=rtl',
  ].map((text) => {
    const [name = '', value = ''] = text.split('=');
    return [text, { name, value }];
  }),
);

/** Reads the switches of a page; an unknown word means the default. */
export function readSwitches(query: URLSearchParams, isLegacy = false): Switches {
  return {
    thanks: thanksWords.find((word) => word === query.get('thanks')) ?? 'page',
    returnUrl: query.get('return') ?? '',
    consentLayer: isLegacy ? 'none' : readLayer(query),
    tags: (['on', 'delayed', 'blocked'] as const).find((word) => word === query.get('tags')) ?? '',
    isWrapped: !isLegacy && query.get('wrap') !== 'none',
    loadsSuite: query.get('element') !== 'off',
    hasCompat: isLegacy && query.get('compat') !== 'off',
    hasTheme: !isLegacy && query.get('theme') !== 'off',
    showsContinue: query.get('continue') !== 'off',
    hasOldContinue: query.get('continue') === 'old',
    postsElsewhere: query.get('action') === 'other',
    attributes: readAttributes(query.get('attrs') ?? ''),
    hasHandlers: isLegacy || query.get('handlers') === 'on',
    ...{ isLegacy, hasStyles: isLegacy, layout: layoutOf(query.get('layout') ?? '') },
    serverVersion: serverVersions.find((one) => one === query.get('version')) ?? '3.1.8',
    inlinePolicy:
      (['strict', 'none'] as const).find((word) => word === query.get('inline-policy')) ?? 'server',
    isInline: query.get('inline') === 'on',
  };
}

/** A page without the theme, or without scripts of the suite, has no banner. */
function readLayer(query: URLSearchParams): Switches['consentLayer'] {
  if (query.get('consent') === 'layer') return 'empty';
  const hasSuite = query.get('theme') !== 'off' && query.get('element') !== 'off';
  return hasSuite && query.get('consent') !== 'none' ? 'banner' : 'none';
}

function readAttributes(list: string): readonly TagAttribute[] {
  return list.split(',').flatMap((text) => allowedAttributes.get(text.trim()) ?? []);
}
