/** How many bytes of a file say how large its picture is. */
export const headBytes = 65_536;
/** More pixels than a phone can hold: the tab would go with the preview. */
const mostPixels = 120_000_000;
/** A file of more bytes is no preview. */
const mostBytes = 40 * 1024 * 1024;

/** Whether a picture is small enough to be shown; one that does not say its size counts by its bytes. */
export function isShowable(head: Uint8Array, bytes: number): boolean {
  if (bytes > mostBytes) return false;
  const pixels = pixelsOf(head);
  return pixels === null || pixels <= mostPixels;
}

/** Width times height, from the first bytes of a PNG, GIF or JPEG; null for what is none of these. */
export function pixelsOf(head: Uint8Array): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47]) && head.length >= 24)
    return view.getUint32(16) * view.getUint32(20);
  if (startsWith(head, [0x47, 0x49, 0x46]) && head.length >= 10)
    return view.getUint16(6, true) * view.getUint16(8, true);
  return startsWith(head, [0xff, 0xd8]) ? jpegPixels(view) : null;
}

/** The size stands in the first frame header, behind segments that each say how long they are. */
function jpegPixels(view: DataView): number | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/** SOF0 to SOF15, without the tables that are numbered among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}
