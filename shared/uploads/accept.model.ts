/** Types in an `accept` attribute: extensions without a dot, and media types. */
export interface AcceptedKinds {
  readonly extensions: readonly string[];
  readonly types: readonly string[];
}

/** Extensions of the media types that contain a word; `image/*` and its like list those of their kind. */
const endings = [
  ['image/*', 'jpg jpeg png gif webp avif heic heif svg bmp tif tiff'],
  ['audio/*', 'mp3 m4a aac wav ogg opus flac'],
  ['video/*', 'mp4 m4v mov webm mkv avi mpg'],
  ['image/jpeg', 'jpg jpeg'],
  ['svg', 'svg'],
  ['plain', 'txt'],
  ['msword', 'doc'],
  ['ms-excel', 'xls'],
  ['wordprocessing', 'docx'],
  ['spreadsheetml', 'xlsx'],
] as const;

/** Parses an `accept` attribute. One with an invalid entry sets no rule. */
export function readAccept(accept: string | null): AcceptedKinds {
  const entries = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());
  const extensions: string[] = [];
  const types: string[] = [];
  for (const entry of entries.filter(Boolean)) {
    if (/^\.[\p{L}\p{N}_-]+$/u.test(entry)) extensions.push(entry.slice(1));
    else if (/^[a-z]+\/(\*|[a-z\d][a-z\d.+_-]*)$/.test(entry)) types.push(entry);
    else return { extensions: [], types: [] };
  }
  return { extensions, types };
}

/** Types that browsers and systems report for a file whose type they do not know. */
const unknownTypes: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'application/x-download',
  'application/force-download',
  'binary/octet-stream',
]);

/**
 * Returns true if a file is of a media type: by the browser's type or, where that is unknown, by the extension. A
 * media type without known extensions accepts such a file.
 */
export function isOfType(type: string, fileType: string, extension: string): boolean {
  if (type === fileType) return true;
  if (!unknownTypes.has(fileType)) return type.endsWith('/*') && fileType.startsWith(type.slice(0, -1));
  const known = endingsOf(type);
  return known.length === 0 || known.includes(extension);
}

/** Returns the extensions of a media type; the subtype itself for types such as "application/pdf". */
export function endingsOf(type: string): readonly string[] {
  const known = endings.find(([words]) => type.includes(words))?.[1].split(' ');
  const [, name = ''] = /^[a-z]+\/([a-z\d]{2,5})$/.exec(type) ?? [];
  return known ?? (name === '' ? [] : [name]);
}
