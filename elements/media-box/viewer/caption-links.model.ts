/** Piece of a caption: plain text, or a link. */
export interface CaptionPiece {
  readonly text: string;
  /** An http(s) or mail URL; null for plain text. */
  readonly href: string | null;
}

/** Longest caption with links, in characters. */
const longestLinked = 10_000;

/** Matches web addresses, with or without `http`, and mail addresses. */
const addresses =
  /\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+\.[^\s<>"]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;

/** Signs at the end of an address that belong to the sentence. */
const closing = ".,;:!?'’”)]}";

/** Splits a caption into plain text and links to web and mail addresses. */
export function captionPieces(caption: string): readonly CaptionPiece[] {
  if (caption.length > longestLinked) return [plain(caption)];
  const pieces: CaptionPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of caption.matchAll(addresses)) {
    const text = withoutEnd(found);
    if (index > from) pieces.push(plain(caption.slice(from, index)));
    pieces.push({ text, href: hrefOf(text) });
    from = index + text.length;
  }
  if (from < caption.length) pieces.push(plain(caption.slice(from)));
  return pieces;
}

function plain(text: string): CaptionPiece {
  return { text, href: null };
}

/**
 * Returns an address without closing signs. A closing bracket belongs to the address if that contains the opening
 * one.
 */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && closing.includes(address.charAt(end - 1))) end -= 1;
  const hasBracket = address.charAt(end) === ')' && address.slice(0, end).includes('(');
  return address.slice(0, hasBracket ? end + 1 : end);
}

function hrefOf(text: string): string {
  if (/^https?:/i.test(text)) return text;
  return text.includes('@') && !/^www\./i.test(text) ? `mailto:${text}` : `https://${text}`;
}
