/** Item that an address names: the group, null for items without one, and the index from 0. */
export interface MediaAddress {
  readonly group: string | null;
  readonly index: number;
}

/** Longest fragment that is parsed, in characters. */
const longestHash = 1000;

/** Returns the fragment of an item: `#media=group/3`, or `#media=3` without a group. */
export function mediaHash({ group, index }: MediaAddress): string {
  const name = group === null ? '' : `${encodeURIComponent(group)}/`;
  return `#media=${name}${index + 1}`;
}

/** Parses a fragment; null for any other one. */
export function readMediaHash(hash: string): MediaAddress | null {
  if (hash.length > longestHash) return null;
  const found = /^#media=(?:([^/]*)\/)?([1-9]\d{0,5})$/.exec(hash);
  if (!found) return null;
  const group = decode(found[1]);
  return group === undefined ? null : { group, index: Number(found[2]) - 1 };
}

/** Decodes a percent-encoded text; undefined if it is invalid. */
function decode(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
