/** Style sheets that are files of their own: those of the suite and, in a folder each, those of the tags. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { tagsOf } from '../entries.mjs';

/** Copies the themes into the folder `themes` of the output. A theme of several files becomes one. */
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
}
