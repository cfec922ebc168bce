/** The style sheets that are files of their own: those of the suite, and in a folder of its own those of each tag. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { tagsOf } from '../entries.mjs';

/** Copies them to the folder `themes` of what is built. */
export function copyThemes(root, out) {
  cpSync(join(root, 'shared', 'styles', 'themes'), join(out, 'themes'), { recursive: true });
  for (const tag of tagsOf(root)) {
    const themes = join(root, 'elements', tag, 'themes');
    if (existsSync(themes)) cpSync(themes, join(out, 'themes', tag), { recursive: true });
  }
}
