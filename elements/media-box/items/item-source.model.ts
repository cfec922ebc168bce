import {
  isPictureData,
  isWebAddress,
  readQuery,
  withoutQuery,
  type Address,
  type ResolveUrl,
} from './address.model.js';
import type { LinkFacts } from './link-facts.model.js';
import type { MediaType } from './media-item.model.js';
import { areaTypeWords, mediaTypeOf } from './media-type.model.js';

/** Source of an item: its URL, its type, and a size in an older URL. */
export interface ItemSource {
  readonly src: string;
  readonly type: MediaType;
  readonly width: string | undefined;
  readonly height: string | undefined;
  readonly problem: string;
}

/**
 * Returns the source of an item: a web URL, a part of the same document (`#id`, or a selector with the type `dom`),
 * or a picture that the page has created. Everything else is an error without a URL.
 */
export function readSource(
  facts: LinkFacts,
  typeOption: string | undefined,
  resolve: ResolveUrl,
): ItemSource {
  const written = facts.href.trim();
  if (/^#./.test(written)) return source('element', written);
  const address = written === '' || written === '#' ? null : resolve(facts.href);
  if (!address) return source('error', '', `href: found ${quoted(facts.href)}, expected an address`);
  if (isWebAddress(address)) return webSource(facts, written, address, typeOption);
  if (isPictureData(address) || isPageBlob(address, facts, typeOption, resolve)) {
    return source('image', address.href);
  }
  return source('error', '', `href: found ${quoted(facts.href)}, expected an address with http, https or #`);
}

function webSource(
  facts: LinkFacts,
  written: string,
  address: Address,
  typeOption: string | undefined,
): ItemSource {
  const query = readQuery(address.search);
  const src = withoutQuery(address.href, isOldType);
  const old = src === address.href ? '' : 'ajax';
  const declared = declaredType(facts, typeOption) || old;
  const type = mediaTypeOf(address, declared);
  const isUnknown = type === 'error';
  return {
    src: type === 'element' ? written : src,
    type,
    width: query.get('bw'),
    height: query.get('bh'),
    problem: isUnknown
      ? `href: found ${quoted(written)}${declared && ` as ${quoted(declared)}`}, expected a type that browsers show`
      : '',
  };
}

/** Returns the type that the author declares: by the option, the link's `type`, or a class of an area. */
function declaredType({ tag, type, classes }: LinkFacts, option: string | undefined): string {
  const named = (option || type).trim();
  const isOpen = named === '' || named.toLowerCase() === 'iframe';
  if (isOpen && classes.includes('ajax')) return 'ajax';
  const word = tag === 'area' ? classes.find((name) => areaTypeWords.has(name)) : undefined;
  return named || (word ?? '');
}

/** Returns true for a parameter by which older links request a script; the server ignores it. */
function isOldType(piece: string): boolean {
  return /^type=(?:ajax|text(?:\/|%2f)(?:html|xml))$/i.test(piece);
}

/** Returns true for a picture in the browser's memory that this origin has created. */
function isPageBlob(
  { protocol, origin }: Address,
  facts: LinkFacts,
  typeOption: string | undefined,
  resolve: ResolveUrl,
): boolean {
  if (protocol !== 'blob:' || origin === 'null') return false;
  return (
    /^(?:image(?:\/.*)?)?$/.test(declaredType(facts, typeOption)) &&
    origin === resolve(facts.documentUrl)?.origin
  );
}

function source(type: MediaType, src: string, problem = ''): ItemSource {
  return { src, type, width: undefined, height: undefined, problem };
}

/** Returns the beginning of a text in quotes, for messages. */
function quoted(text: string): string {
  return `"${text.slice(0, 60)}"`;
}
