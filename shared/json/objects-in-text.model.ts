import { parseJson } from './parse-json.model.js';

/** Most reads of a character on average. A text that needs more counts as hostile. */
const readsPerSign = 16;

/** A JSON object, and its position. */
export interface FoundObject {
  readonly object: object;
  readonly start: number;
  readonly end: number;
}

/**
 * Yields the outermost JSON objects of a text, in order. The work is linear in the length of the text, whatever
 * braces it has.
 */
export function* objectsIn(text: string): Generator<FoundObject> {
  const opening = /\{\s*["}]/g;
  let reads = text.length * readsPerSign;
  for (let hit = opening.exec(text); hit && reads > 0; hit = opening.exec(text)) {
    const { end, isClosed } = scanObject(text, hit.index);
    reads -= end - hit.index;
    const found = isClosed ? parseJson(text.slice(hit.index, end)) : undefined;
    if (typeof found === 'object' && found !== null) yield { object: found, start: hit.index, end };
    opening.lastIndex = found === undefined ? hit.index + 1 : end;
  }
}

interface ScannedObject {
  readonly end: number;
  readonly isClosed: boolean;
}

/** Reads to the brace that closes the object; braces in strings count for nothing. */
function scanObject(text: string, start: number): ScannedObject {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isInString) {
      // No JSON string goes over a line's end: this was a quotation mark of some prose.
      if (sign === '\n') return { end: at, isClosed: false };
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return { end: at + 1, isClosed: true };
  }
  return { end: text.length, isClosed: false };
}
