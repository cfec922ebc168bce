/** Returns true if an `accept` allows the JPEG files that a camera writes. An empty `accept` allows everything. */
export function allowsPhotos(accept: string): boolean {
  return /^\s*$|image\/(\*|jpeg)|\.jpe?g\b/i.test(accept);
}
