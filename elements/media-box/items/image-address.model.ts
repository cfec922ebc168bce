/** A picture written out, or what browsers show as a picture by the end of its name. */
const pictureAddress =
  /^(?:data:image\/|https?:\/\/[^?#]+\.(?:avif|bmp|gif|jpe?g|png|svg|tif|webp)(?:$|[?#]))/i;

/**
 * Whether a full address names a picture by itself, which can be on screen at the first click, before anything else
 * of the viewer is here.
 */
export function isImageAddress(url: string): boolean {
  return pictureAddress.test(url);
}
