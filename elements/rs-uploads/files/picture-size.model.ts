/** Number of bytes at the start of a file that are read for the size of its picture. */
export const headBytes = 65_536;
/** Maximum number of pixels. A phone's tab would crash at a larger picture. */
const mostPixels = 120_000_000;
/** Maximum number of bytes of a file with a preview. */
const mostBytes = 40 * 1024 * 1024;

/** Returns true if a picture is small enough to be shown. Where its size is unknown, the bytes decide. */
export function isShowable(head: Uint8Array, bytes: number): boolean {
  if (bytes > mostBytes) return false;
  const pixels = pixelsOf(head);
  return pixels === null || pixels <= mostPixels;
}

/** Returns width times height from the first bytes of a PNG, GIF or JPEG; null for every other file. */
export function pixelsOf(head: Uint8Array): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47]) && head.length >= 24)
    return view.getUint32(16) * view.getUint32(20);
  if (startsWith(head, [0x47, 0x49, 0x46]) && head.length >= 10)
    return view.getUint16(6, true) * view.getUint16(8, true);
  return startsWith(head, [0xff, 0xd8]) ? jpegPixels(view) : null;
}

/** Reads the size from the first frame header, after the segments before it. */
function jpegPixels(view: DataView): number | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/** Returns true for the markers SOF0 to SOF15, without DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Returns true if a file begins with these bytes. */
export function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}
