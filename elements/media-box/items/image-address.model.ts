/**
 * Returns true if an absolute URL names a picture, by the file types that browsers show. Such a picture is on screen
 * at the first click, before the viewer's code is loaded.
 */
export function isImageAddress(url: string): boolean {
  return /^(?:data:image\/|https?:[^?#]+\.(?:avif|bmp|gif|jpe?g|png|svg|tif|webp)(?![^?#]))/i.test(url);
}
