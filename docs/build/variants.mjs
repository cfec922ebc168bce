/**
 * Small live examples of a tag, below its main one: what an author chooses. `docs/variants/<tag>.json` lists them, and
 * `docs/variants/<tag>/<name>.html` has the markup of each, with the texts of both languages.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './highlight.mjs';
import { languages, readTags, readText, root } from './sources.mjs';
import { inLanguage } from './words.mjs';

const folder = ['docs', 'variants'];

/**
 * Returns the page of a variant: its markup with the policy, the sheet and the suite. The frame shows nothing before the suite
 * has run, so that nothing in it moves.
 */
function pageOf({ title, room, scripts = [], markup }, language) {
  const policy = [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:"],
    ...["form-action 'self'", "require-trusted-types-for 'script'", 'trusted-types rs-suite'],
  ].join('; ');
  const indented = markup.trimEnd().replaceAll(/^(?=.)/gm, '      ');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="assets/page.css" />
    <link rel="stylesheet" href="assets/variants.css" />
${scripts.map((src) => `    <script src="${src}" defer></script>\n`).join('')}    <script src="../rs-suite/suite.single.js" defer blocking="render"></script>
  </head>
  <body>
    <main${room === undefined ? '' : ` class="room-${room}"`}>
      <h1 class="hidden-text">${escapeHtml(title)}</h1>
${indented}
    </main>
  </body>
</html>
`;
}

/** Returns the fragment of the playground's address that holds a form: JSON in base64, as its own links have it. */
export function playgroundFragment(form, language) {
  const { fields, ...others } = form;
  const pages = fields === undefined ? {} : { pages: [{ fields }] };
  const state = { version: 1, form: { version: 1, formId: 1, ...pages, ...others }, settings: { language } };
  return `j.${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
}

/**
 * Returns the variants of a tag in a language, in their order.
 *
 * @returns `{ file, name, title, text, markup, source, playground }` each; `playground` is the fragment of its address, if the
 *   playground can make such a form
 */
export function variantsOf(tag, language) {
  if (!existsSync(join(root, ...folder, `${tag}.json`))) return [];
  return JSON.parse(inLanguage(readText(...folder, `${tag}.json`), language)).map((variant) => {
    const markup = inLanguage(readText(...folder, tag, `${variant.name}.html`), language);
    return {
      ...{ file: `${tag}.${variant.name}.${language}.html`, name: variant.name, markup },
      ...{ title: variant.title, text: variant.text },
      source: pageOf({ ...variant, markup }, language),
      playground: variant.playground && playgroundFragment(variant.playground, language),
    };
  });
}

/** Returns the pages of all variants, in both languages: `{ file, source }`. */
export function readVariants() {
  return readTags().flatMap(({ tag }) => languages.flatMap((language) => variantsOf(tag, language)));
}
