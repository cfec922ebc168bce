/** Orientation tag and a place, as a phone writes them: Exif in big-endian byte order. */
function exifSegment(orientation: number): Uint8Array {
  const place = [...'GPSLatitude 36.72 N'].map((letter) => letter.charCodeAt(0));
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...tag, 0, 0, 0, 0, ...place];
  const content = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const length = content.length + 2;
  return new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff, ...content]);
}

/** Returns a JPEG with an Exif segment after its first marker. */
export function withExif(jpeg: Uint8Array, orientation = 1): Uint8Array<ArrayBuffer> {
  const exif = exifSegment(orientation);
  const bytes = new Uint8Array(jpeg.length + exif.length);
  bytes.set(jpeg.subarray(0, 2));
  bytes.set(exif, 2);
  bytes.set(jpeg.subarray(2), 2 + exif.length);
  return bytes;
}

/** Returns true if some bytes contain a text. */
export const contains = (bytes: Uint8Array, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(text);
