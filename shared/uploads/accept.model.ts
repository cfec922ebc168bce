/** Types that an `accept` names: endings without their dot, and media types. */
export interface AcceptedKinds {
  readonly extensions: readonly string[];
  readonly types: readonly string[];
}

/** The endings of media types that have these words in them; a type that ends with "/*" has those of its kind. */
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

/** Reads an `accept`. One with an entry that is neither an ending nor a media type, or that allows all, is no rule. */
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

/**
 * Returns true if a file is of a media type: as the browser says, or, where that does not know the file's type, by the
 * ending. A type whose endings are not known refuses no such file.
 */
export function isOfType(type: string, fileType: string, extension: string): boolean {
  if (fileType !== '')
    return type.endsWith('/*') ? fileType.startsWith(type.slice(0, -1)) : fileType === type;
  const known = endingsOf(type);
  return known.length === 0 || known.includes(extension);
}

/** Returns the endings of a media type; of "application/pdf" and its like, what it is called. */
export function endingsOf(type: string): readonly string[] {
  const known = endings.find(([words]) => type.includes(words))?.[1].split(' ');
  const [, name = ''] = /^[a-z]+\/([a-z\d]{2,5})$/.exec(type) ?? [];
  return known ?? (name === '' ? [] : [name]);
}
