/** What browsers show as a picture, by the end of the name. */
const pictureName = /\.(?:avif|bmp|gif|jpe?g|png|svg|tif|webp)$/i;

/**
 * Whether a full address names a picture by itself, which can be on screen at the first click, before anything else
 * of the viewer is here.
 */
export function isImageAddress(url: string): boolean {
  if (/^data:image\//i.test(url)) return true;
  return /^https?:\/\//i.test(url) && pictureName.test(withoutQueryAndHash(url));
}

function withoutQueryAndHash(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}
