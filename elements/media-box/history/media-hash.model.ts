/** Which item an address names: the group, null for items without one, and the place (0-based). */
export interface MediaAddress {
  readonly group: string | null;
  readonly index: number;
}

/** A longer one names no item that anybody wrote. */
const longestHash = 1000;

/** The part of an address that names an item: `#media=group/3`, `#media=3` without a group. */
export function mediaHash({ group, index }: MediaAddress): string {
  const name = group === null ? '' : `${encodeURIComponent(group)}/`;
  return `#media=${name}${index + 1}`;
}

/** The item that such a part names; null for any other. */
export function readMediaHash(hash: string): MediaAddress | null {
  if (hash.length > longestHash) return null;
  const found = /^#media=(?:([^/]*)\/)?([1-9]\d{0,5})$/.exec(hash);
  if (!found) return null;
  const group = decode(found[1]);
  return group === undefined ? null : { group, index: Number(found[2]) - 1 };
}

/** Undefined for what is no encoded text. */
function decode(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
