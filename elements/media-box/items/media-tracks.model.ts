import { isWebAddress, type ResolveUrl } from './address.model.js';

/** Words that run along with a recording. */
export interface MediaTrack {
  readonly src: string;
  readonly kind: 'subtitles' | 'captions' | 'descriptions' | 'chapters';
  /** The language, such as `es`; '' where the author names none. */
  readonly srclang: string;
  readonly label: string;
}

const kinds: ReadonlyMap<string, MediaTrack['kind']> = new Map([
  ['subtitles', 'subtitles'],
  ['captions', 'captions'],
  ['descriptions', 'descriptions'],
  ['chapters', 'chapters'],
]);

/**
 * The tracks of a recording, from the option `tracks`: `es.vtt es Español, en.vtt en captions English`. Each has an
 * address, its language, perhaps its kind, and the words that the player's list shows. The first is the usual one.
 */
export function readTracks(params: ReadonlyMap<string, string>, resolve: ResolveUrl): readonly MediaTrack[] {
  const text = params.get('tracks') ?? params.get('track') ?? '';
  return text.split(',').flatMap((piece) => {
    const track = readTrack(piece, resolve);
    return track ? [track] : [];
  });
}

function readTrack(text: string, resolve: ResolveUrl): MediaTrack | null {
  const [source, ...words] = text.split(/\s/).filter((word) => word !== '');
  const address = source === undefined ? null : resolve(source);
  if (!address || !isWebAddress(address)) return null;

  const srclang = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(words[0] ?? '') ? (words.shift() ?? '') : '';
  const kind = kinds.get((words[0] ?? '').toLowerCase());
  if (kind) words.shift();
  return { src: address.href, kind: kind ?? 'subtitles', srclang, label: words.join(' ') || srclang };
}
