/** A picked file as the list shows it. Everything is text. */
export interface ListedFile {
  /** The same as long as the file is picked. */
  readonly key: string;
  /** Name as it is posted, with a mark in the place of each sign that is not seen or turns the name around. */
  readonly name: string;
  /** In words. */
  readonly size: string;
  /** The address of its picture; '' where there is none. */
  readonly picture: string;
  /** Whether it is a picture that cannot be shown. */
  readonly isBlocked: boolean;
  /** Why it is not allowed. */
  readonly problems: readonly string[];
}

/** What tells one file from another: its content is never read. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly type: string;
}

/** Keys for files in their order; the same file twice has two. */
export function keysOf(files: readonly FileFacts[]): readonly string[] {
  const counts = new Map<string, number>();
  return files.map((file) => {
    const identity = identityOf(file);
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return `${count} ${identity}`;
  });
}

/** What is picked on top of what was there; a file that is there already is not added again. */
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
