import { pictureAddress, type ParseUrl } from './address.model.js';
import type { Options } from './bracket-options.model.js';
import { readGroup } from './item-group.model.js';
import { readItemOptions } from './item-options.model.js';
import { readSource } from './item-source.model.js';
import { isOptionOn, readAutoPopup, readDelay, readLength, splitTitle } from './item-values.model.js';
import type { LinkFacts } from './link-facts.model.js';
import type { Length, MediaItem } from './media-item.model.js';

/** Item of a link, and the problems of its options. There is always an item. */
export interface ReadItem {
  readonly item: MediaItem;
  readonly problems: readonly string[];
}

/** Options that are read by name; all others are parameters of the media element or the player. */
const readByName: ReadonlySet<string> = new Set(
  'title caption group width height type alt download autopopup delay thumb thumbnail src href skipfocus css'.split(
    ' ',
  ),
);

/** Returns the group of a link without reading the rest; null for a single item. */
export function readItemGroup(facts: LinkFacts): string | null {
  const { options, relWords } = readItemOptions(facts);
  return readGroup(facts, relWords, options.get('group'));
}

/** Returns the item of a link. */
export function readItem(facts: LinkFacts, parse: ParseUrl): ReadItem {
  const resolve = (text: string) => parse(text, facts.base);
  const { options, relWords, problems } = readItemOptions(facts);
  const { src, type, ...source } = readSource(facts, options.get('type'), resolve);
  const params = readParams(options);
  const words = readWords(facts, options);
  const width = readSize('width', options.get('width') ?? source.width);
  const height = readSize('height', options.get('height') ?? source.height);
  const item: MediaItem = {
    src,
    type,
    ...words,
    alt: options.get('alt')?.trim() || facts.picture?.alt.trim() || facts.alt.trim() || words.title,
    group: readGroup(facts, relWords, options.get('group')),
    width: width.length,
    height: height.length,
    params: params.kept,
    auto: readAutoPopup(options.get('autopopup'), facts.classes),
    delaySeconds: readDelay(options.get('delay')),
    isDownload: /^https?:/.test(src) && isOptionOn(options.get('download')),
    thumbnail: readThumbnail(facts, options, resolve),
  };
  const found = [...problems, source.problem, width.problem, height.problem, params.problem];
  return { item, problems: found.filter((problem) => problem !== '') };
}

/** Returns title and caption as plain text; markup in them is shown as it was typed. */
function readWords(facts: LinkFacts, options: Options): { title: string; caption: string } {
  const { data } = facts;
  const own = options.get('title') || facts.title;
  const caption = (options.get('caption') || data.get('caption') || '').trim();
  const [first, second] = splitTitle(own);
  if (own.trim() !== '') return { title: first, caption: caption || second || captionBeside(facts, first) };
  const [captionTitle, rest] = splitTitle(caption);
  if (rest !== '') return { title: captionTitle, caption: rest };
  return { title: '', caption: caption || captionBeside(facts, '') };
}

/** Returns the text of the `figcaption`, unless the title is the same. */
function captionBeside({ figcaption }: LinkFacts, title: string): string {
  return figcaption === title ? '' : figcaption;
}

function readSize(
  name: string,
  text: string | undefined,
): { readonly length: Length | null; readonly problem: string } {
  const length = readLength(text);
  const isWrong = length === null && (text ?? '').trim() !== '' && text !== 'auto';
  const problem = isWrong ? `${name}: found "${(text ?? '').slice(0, 60)}", expected 900, 900px or 80%` : '';
  return { length, problem };
}

/**
 * Returns the other options as parameters. Those that run code, extend a frame's permissions or restyle the page are
 * refused.
 */
function readParams(options: Options): { readonly kept: Options; readonly problem: string } {
  const kept = new Map<string, string>();
  const refused: string[] = [];
  for (const [name, value] of options) {
    if (readByName.has(name)) continue;
    if (/^(?:on.*|srcdoc|sandbox|allow|style)$/.test(name)) refused.push(name.slice(0, 60));
    else if (/^[a-z][\w-]*$/.test(name)) kept.set(name, value);
  }
  const problem =
    refused.length > 0
      ? `options: found ${refused.join(', ')}, which an author cannot set, expected others`
      : '';
  return { kept, problem };
}

/** Returns the URL of the thumbnail: the author's, or the picture inside the link. */
function readThumbnail(
  { data, picture }: LinkFacts,
  options: Options,
  resolve: Parameters<typeof pictureAddress>[1],
): string {
  const named = options.get('thumbnail') || options.get('thumb') || data.get('thumb') || '';
  return pictureAddress(named, resolve) || pictureAddress(picture?.src ?? '', resolve);
}

/** Fills what an item lacks from a copy of it: a text link has no picture, a thumbnail no text. */
export function completeItem(item: MediaItem, copy: MediaItem): MediaItem {
  return {
    ...item,
    title: item.title || copy.title,
    caption: item.caption || copy.caption,
    alt: item.alt || copy.alt,
    thumbnail: item.thumbnail || copy.thumbnail,
  };
}
