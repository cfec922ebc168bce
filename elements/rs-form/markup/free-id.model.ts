import { isErrorId } from './error-names.model.js';

/**
 * Returns an id with the next free number. The id of an error element is its number; that of a calendar's box or a page
 * button keeps its ending.
 */
export function freeIdFor(id: string, isFree: (id: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const other = isErrorId(id)
      ? `component${number}`
      : id.replace(/(?:Container|Prev|Next)?$/, (end) => `-${number}${end}`);
    if (isFree(other)) return other;
  }
}
