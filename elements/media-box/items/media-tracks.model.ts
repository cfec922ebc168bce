import { isWebAddress, type ResolveUrl } from './address.model.js';

/** Text track of a recording. */
export interface MediaTrack {
  readonly src: string;
  readonly kind: 'subtitles' | 'captions' | 'descriptions' | 'chapters';
  /** Language such as `es`; '' without one. */
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
 * Parses the option `tracks`: `es.vtt es Español, en.vtt en captions English`. A track has a URL, a language, an
 * optional kind, and a label. The first track is the default.
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
