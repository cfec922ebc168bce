/** Style sheets that are files of their own: those of the suite and, in a folder each, those of the tags. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import { tagsOf } from '../entries.mjs';

/** The sheets of `site.css`, which is for the same pages as `site.js`: all but the looks of the viewer. */
const siteSheets = [
  ...['nav-menu/first-paint', 'nav-menu/rows', 'offcanvas-panel/first-paint', 'tab-set/first-paint'],
  ...['cookie-consent/first-paint', 'cookie-consent/banner', 'back-to-top/floating', 'media-box/gallery'],
];

/** Copies the themes into the folder `themes` of the output, and joins those of `site.css`. A theme of several files becomes one. */
export function copyThemes(root, out) {
  cpSync(join(root, 'shared', 'styles', 'themes'), join(out, 'themes'), { recursive: true });
  const inParts = join('themes', 'plain-form.css');
  buildSync({
    entryPoints: [join(root, 'shared', 'styles', inParts)],
    bundle: true,
    outfile: join(out, inParts),
  });
  for (const tag of tagsOf(root)) {
    const themes = join(root, 'elements', tag, 'themes');
    if (existsSync(themes)) cpSync(themes, join(out, 'themes', tag), { recursive: true });
  }
  const sheets = siteSheets.map((sheet) => join(out, 'themes', `${sheet}.css`)).filter(existsSync);
  const { code } = transformSync(sheets.map((sheet) => readFileSync(sheet, 'utf8')).join(''), {
    loader: 'css',
    minify: true,
  });
  writeFileSync(join(out, 'site.css'), code);
}
