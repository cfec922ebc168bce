import { pictureAddress, type ParseUrl } from './address.model.js';
import type { Options } from './bracket-options.model.js';
import { readGroup } from './item-group.model.js';
import { readItemOptions } from './item-options.model.js';
import { readSource } from './item-source.model.js';
import { isOptionOn, readAutoPopup, readDelay, readLength, splitTitle } from './item-values.model.js';
import type { LinkFacts } from './link-facts.model.js';
import type { Length, MediaItem } from './media-item.model.js';

/** An item, and what of its link cannot be meant so. An item there always is. */
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

/** What an item belongs to, where nothing else of it is asked; null for what stands alone. */
export function readItemGroup(facts: LinkFacts): string | null {
  const { options, relWords } = readItemOptions(facts);
  return readGroup(facts, relWords, options.get('group'));
}

/** What one link shows in the viewer. */
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

/** The title and the caption, both as text: what looks like markup in them is shown as it was typed. */
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

/** The words under the picture in the page, unless the title says the same. */
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

/** What is left of the options; what runs code, opens a frame's rights or restyles the page never gets further. */
function readParams(options: Options): { readonly kept: Options; readonly problem: string } {
  const kept = new Map<string, string>();
  const refused: string[] = [];
  for (const [name, value] of options) {
    if (readByName.has(name)) continue;
    if (/^(?:on.*|srcdoc|sandbox|allow|style)$/.test(name)) refused.push(name.slice(0, 60));
    else if (/^[a-z][\w-]*$/.test(name)) kept.set(name, value);
  }
  const problem = refused.length > 0 ? `${refused.join(', ')}: not for an author to set` : '';
  return { kept, problem };
}

/** The small picture that the author names, or the one inside the link. */
function readThumbnail(
  { data, picture }: LinkFacts,
  options: Options,
  resolve: Parameters<typeof pictureAddress>[1],
): string {
  const named = options.get('thumbnail') || options.get('thumb') || data.get('thumb') || '';
  return pictureAddress(named, resolve) || pictureAddress(picture?.src ?? '', resolve);
}

/** Returns an item with what it lacks and a copy of it says: a text link has no picture, a thumbnail no words. */
export function completeItem(item: MediaItem, copy: MediaItem): MediaItem {
  return {
    ...item,
    title: item.title || copy.title,
    caption: item.caption || copy.caption,
    alt: item.alt || copy.alt,
    thumbnail: item.thumbnail || copy.thumbnail,
  };
}
