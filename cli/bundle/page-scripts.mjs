/** Name of the script that `rs-suite bundle` writes, without its ending. */
export const bundleName = 'rs-page';

/** Ready-made bundles of the package, with their tags. A tag is in one of them. */
export const pageScripts = new Map(
  Object.entries({
    site: [
      ...['nav-menu', 'offcanvas-panel', 'sticky-header', 'tab-set', 'back-to-top', 'whatsapp-link'],
      ...['cookie-consent', 'lazy-images', 'media-box'],
    ],
    forms: ['rs-form', 'rs-calendar', 'rs-uploads', 'rs-range', 'rs-location'],
  }),
);
