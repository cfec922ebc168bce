/** Style sheets that are files of their own: those of the suite and, in a folder each, those of the tags. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { tagsOf } from '../entries.mjs';

/** Copies the themes into the folder `themes` of the output. */
export function copyThemes(root, out) {
  cpSync(join(root, 'shared', 'styles', 'themes'), join(out, 'themes'), { recursive: true });
  for (const tag of tagsOf(root)) {
    const themes = join(root, 'elements', tag, 'themes');
    if (existsSync(themes)) cpSync(themes, join(out, 'themes', tag), { recursive: true });
  }
}
