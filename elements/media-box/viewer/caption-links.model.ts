/** A piece of a caption: plain words, or words that lead somewhere. */
export interface CaptionPiece {
  readonly text: string;
  /** An http(s) or mail address; null for plain words. */
  readonly href: string | null;
}

/** A longer caption is shown as plain words: nobody reads its links. */
const longestLinked = 10_000;

/** Addresses of the web, with or without `http`, and of mail. */
const addresses =
  /\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+\.[^\s<>"]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;

/** What ends a sentence rather than an address. */
const closing = ".,;:!?'’”)]}";

/** Cuts a caption into plain words and links: web and mail addresses lead where they say, all of it is text. */
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

/** A bracket that the address has opened belongs to it. */
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
