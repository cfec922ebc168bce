/** The home page: its live parts, with the suite and without, the groups of tags with a picture each, and the guides. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlock } from './markdown.mjs';
import { sizeOfWebp } from './screenshots.mjs';
import { languages, root } from './sources.mjs';
import { variantsOf } from './variants.mjs';

/** Groups of tags: key of the title in `docs/texts`, and name of the picture in `docs/assets/home/`. */
export const tagGroups = [
  { key: 'forms', tags: ['rs-form', 'rs-calendar', 'rs-location', 'rs-range', 'rs-uploads'] },
  {
    key: 'pages',
    tags: [
      ...['media-box', 'nav-menu', 'offcanvas-panel', 'sticky-header'],
      ...['tab-set', 'lazy-images', 'back-to-top'],
    ],
  },
  { key: 'consent', tags: ['cookie-consent', 'page-analytics', 'whatsapp-link'] },
];

/** Pages of the guides on the home page. */
export const homeGuides = ['forms/index', 'theming', 'rsform', 'consent-recipes'];

/** Colours of the pictures. */
export const schemes = ['light', 'dark'];

/** Returns the path of a group's picture in `docs/assets`. */
export const pictureFile = (key, language, scheme) => `home/${key}.${language}.${scheme}.webp`;

/** Returns the name of the page of a live part without the suite. */
const plainFile = (file) => file.replace('.html', '.plain.html');

/** Returns the pages of the live parts, each with the suite and as the server writes it: `{ file, source }`. */
export function homeExamples() {
  return languages
    .flatMap((language) => variantsOf('home', language))
    .flatMap(({ file, source }) => [
      { file, source },
      { file: plainFile(file), source: source.replace(/^.*suite\.single\.js.*\n/m, '') },
    ]);
}

/** Returns the pictures of a group, with their sizes, so that nothing moves when they arrive. */
function picturesOf(key, language, base) {
  return schemes.map((scheme) => {
    const file = pictureFile(key, language, scheme);
    const size = sizeOfWebp(readFileSync(join(root, 'docs', 'assets', ...file.split('/'))));
    return { ...size, scheme, src: `${base}assets/${file}` };
  });
}

/** Returns the live parts, the groups of tags and the guides of the home page. */
export function homeParts(language, base) {
  return {
    live: variantsOf('home', language).map(({ file, name, title, text, markup }) => ({
      ...{ name, title, text },
      src: `${base}examples/${file}`,
      plainSrc: `${base}examples/${plainFile(file)}`,
      code: codeBlock(markup, 'html'),
    })),
    groups: tagGroups.map((group) => ({ ...group, pictures: picturesOf(group.key, language, base) })),
    guides: homeGuides,
  };
}
