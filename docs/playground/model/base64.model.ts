/** Digits of base64 for addresses (RFC 4648, section 5), without `=` at the end. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Values of the digits by their character code. */
const values = new Map([...digits].map((digit, value) => [digit, value]));

/** Returns bytes as base64 for addresses. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const count = Math.min(3, bytes.length - at) + 1;
    for (let digit = 0; digit < count; digit += 1) text += digits.charAt((bits >> (18 - 6 * digit)) & 63);
  }
  return text;
}

/** Returns the bytes of a text in base64 for addresses; null where it is none. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let written = 0;
  for (const [index, digit] of [...text].entries()) {
    const value = values.get(digit);
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffff;
    // Each digit but the first of four completes a byte.
    if (index % 4 === 0) continue;
    bytes[written] = (bits >> (6 - 2 * (index % 4))) & 255;
    written += 1;
  }
  return bytes;
}

/** Returns the bytes of a text in UTF-8. The text has no half of a pair of surrogates, as JSON has none. */
export function utf8Of(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const [piece] of encodeURIComponent(text).matchAll(/%..|[^%]/g)) {
    bytes.push(piece.length === 1 ? piece.charCodeAt(0) : Number.parseInt(piece.slice(1), 16));
  }
  return Uint8Array.from(bytes);
}

/** Returns the text of bytes in UTF-8; null where they are none. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}
