/** Bundles the scripts of the theme editor and of its preview as classic scripts, which also load from a file. */
import { build } from 'esbuild';
import { resolve } from 'node:path';
import { root } from './sources.mjs';

/** Files of the editor that the site takes as they are. */
export const themeCopies = {
  'docs/theme-editor/editor.css': 'theme-editor/editor.css',
  'docs/theme-editor/preview.css': 'theme-editor/preview.css',
  'docs/theme-editor/preview.html': 'theme-editor/preview.html',
};

/** Writes the bundles to the folder `theme-editor` of the site. */
export async function bundleThemeEditor(output) {
  await build({
    absWorkingDir: root,
    entryPoints: ['docs/theme-editor/editor.ts', 'docs/theme-editor/preview.ts'],
    outdir: resolve(root, output, 'theme-editor'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });
}
