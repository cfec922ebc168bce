/**
 * Whether a full address names a picture by itself, by what browsers show as one: it can be on screen at the first
 * click, before anything else of the viewer is here.
 */
export function isImageAddress(url: string): boolean {
  return /^(?:data:image\/|https?:[^?#]+\.(?:avif|bmp|gif|jpe?g|png|svg|tif|webp)(?![^?#]))/i.test(url);
}
