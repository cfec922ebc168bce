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
  /** Flag: the file is a picture that is being made smaller. */
  readonly isShrinking: boolean;
  /** Text about a picture that is or was made smaller; '' for none. */
  readonly note: string;
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

/** Returns the earlier files and the picked ones; a known file is not added again. */
export function addFiles<Picked extends FileFacts>(
  before: readonly Picked[],
  picked: readonly Picked[],
): readonly Picked[] {
  const held = new Set(before);
  const others = picked.filter((file) => !held.has(file));
  // Only files of the same name are compared further: the size of a file is slow to read.
  const [namesBefore, namesAfter] = [before, others].map((files) => new Set(files.map(({ name }) => name)));
  const known = new Set(before.filter(({ name }) => namesAfter?.has(name)).map(identityOf));
  const isKnown = (file: Picked) => namesBefore?.has(file.name) && known.has(identityOf(file));
  return [...before, ...others.filter((file) => !isKnown(file))];
}

/** Identities of the files that were read. */
const identities = new WeakMap<FileFacts, string>();

/** Gives a file the identity of another one, whose place it takes. */
export function inheritIdentity(file: FileFacts, from: FileFacts): void {
  identities.set(file, identityOf(from));
}

/** Returns true if the properties of a file were read. Reading the size of a file on the disk takes a while. */
export function wasRead(file: FileFacts): boolean {
  return identities.has(file);
}

/** Reads the properties of a file, once. */
export function identityOf(file: FileFacts): string {
  const known = identities.get(file);
  if (known !== undefined) return known;
  const { name, size, lastModified, type } = file;
  const identity = JSON.stringify([name, size, lastModified, type]);
  identities.set(file, identity);
  return identity;
}
