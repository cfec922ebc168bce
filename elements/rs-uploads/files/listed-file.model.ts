/** Row of the list: a picked file as text. */
export interface ListedFile {
  /** Identity of the file as long as it is picked. */
  readonly key: string;
  /** Name as it is posted, with U+FFFD in place of each invisible or bidirectional control character. */
  readonly name: string;
  /** Size in the words of the language. */
  readonly size: string;
  /** URL of the picture; '' for none. */
  readonly picture: string;
  /** Flag: the file is a picture that cannot be shown. */
  readonly isBlocked: boolean;
  /** Texts of the rules that the file violates. */
  readonly problems: readonly string[];
}

/** Properties that identify a file. The content is not read. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly type: string;
}

/** Returns a key for each file, in order. Equal files get different keys. */
export function keysOf(files: readonly FileFacts[]): readonly string[] {
  const counts = new Map<string, number>();
  return files.map((file) => {
    const identity = identityOf(file);
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return `${count} ${identity}`;
  });
}

/** Returns the files before and those picked; a file that is there already is not added again. */
export function addFiles<Picked extends FileFacts>(
  before: readonly Picked[],
  picked: readonly Picked[],
): readonly Picked[] {
  const known = new Set(before.map(identityOf));
  return [...before, ...picked.filter((file) => !known.has(identityOf(file)))];
}

function identityOf({ name, size, lastModified, type }: FileFacts): string {
  return JSON.stringify([name, size, lastModified, type]);
}
