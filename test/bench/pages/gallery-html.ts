/** A gallery as a server sends it. The links have what each viewer reads: the others ignore it. */

/** Size of the pictures, in CSS pixels. */
const [width, height] = [1600, 1000];
/** Number of different pictures, so that loading them is not measured. */
const pictures = 12;

/** Returns the links of a gallery, each around a small picture. */
export function galleryHtml(count: number): string {
  const links = Array.from({ length: count }, (_, at) => {
    const picture = `/pictures/${at % pictures}.svg`;
    return `<a class="glightbox" href="${picture}" title="Picture ${at + 1}" data-mediabox="group[pictures]" data-gallery="pictures" data-pswp-width="${width}" data-pswp-height="${height}"><img src="${picture}" alt="Picture ${at + 1}" width="80" height="50"></a>`;
  });
  return `<main id="gallery">${links.join('\n')}</main>`;
}

/** Returns a picture. */
export function pictureSvg(at: number): string {
  const hue = at * (360 / pictures);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="hsl(${hue} 50% 50%)"/></svg>`;
}
