import { layoutOf, type LayoutClasses } from './layout-classes.js';
import { serverVersions, type ServerVersion } from '../legacy/statements.js';
import type { TagAttribute } from './server-form.js';

/** Options of a page that an administrator of the CMS would set; here they come from the query. */
export interface Switches {
  /** Place of the thank-you: instead of the form, in a dialog, as plain text, or as a message above the blank form. */
  readonly thanks: 'page' | 'popup' | 'text' | 'message';
  /** Return link of the thank-you dialog, as the server renders it. */
  readonly returnUrl: string;
  /** Consent layer: the server's banner, an empty tag, or none. */
  readonly consentLayer: 'banner' | 'empty' | 'none';
  /**
   * Fake tag manager before the suite; the same with an optimiser that delays the suite; or a script with a category
   * that is not blocked.
   */
  readonly tags: 'on' | 'delayed' | 'blocked' | '';
  readonly isWrapped: boolean;
  readonly loadsSuite: boolean;
  /** True if the page has the theme's elements around its content. */
  readonly hasTheme: boolean;
  /** True for the ready-made bundles, and not a chunk for each tag. */
  readonly hasBundles: boolean;
  readonly showsContinue: boolean;
  /** True for the continue button of older servers, which has a name and no class. */
  readonly hasOldContinue: boolean;
  /** True if the form posts to another address than its page's, which the browser keeps as an entry of its own. */
  readonly postsElsewhere: boolean;
  readonly attributes: readonly TagAttribute[];
  /** True if the markup has the original's event handlers, which the site's policy blocks. */
  readonly hasHandlers: boolean;
  /** Layout of the forms. */
  readonly layout: LayoutClasses;
  /** True for a page as the original server renders it, with `on*` and `style` attributes. */
  readonly isLegacy: boolean;
  readonly hasStyles: boolean;
  /** Server version of such a page's inline scripts. */
  readonly serverVersion: ServerVersion;
  /** True if the suite replaces the scripts of the original. */
  readonly hasCompat: boolean;
  /** Inline policy of such a page: all of the server's, no attributes, or nothing. */
  readonly inlinePolicy: 'server' | 'strict' | 'none';
  /** True if the JSON of a rendered form is in the page instead of at an address. */
  readonly isInline: boolean;
}

const thanksWords = ['page', 'popup', 'text', 'message'] as const;

/** Attributes that a query may set on the tag. */
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
    'save-url=/borradores',
    'privacy=strict',
    'locale=en',
    'dir=rtl',
  ].map((text) => {
    const [name = '', value = ''] = text.split('=');
    return [text, { name, value }];
  }),
);

/** Parses the switches of a page; an unknown word means the default. */
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
    hasBundles: query.get('bundles') !== 'off',
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

/** Returns the consent layer. Pages without the theme, or without the suite, have none. */
function readLayer(query: URLSearchParams): Switches['consentLayer'] {
  if (query.get('consent') === 'layer') return 'empty';
  const hasSuite = query.get('theme') !== 'off' && query.get('element') !== 'off';
  return hasSuite && query.get('consent') !== 'none' ? 'banner' : 'none';
}

function readAttributes(list: string): readonly TagAttribute[] {
  return list.split(',').flatMap((text) => allowedAttributes.get(text.trim()) ?? []);
}
