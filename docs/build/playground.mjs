/** Bundles the scripts of the playground: the application, and the page of its preview. */
import { build } from 'esbuild';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Files of the preview that the site takes as they are. */
export const playgroundCopies = {
  'docs/playground/preview/preview.html': 'playground/preview.html',
  'docs/playground/preview/captcha.svg': 'playground/captcha.svg',
  'docs/playground/preview/preview.css': 'playground/preview.css',
  'docs/playground/styles': 'playground',
};

/** Paths of the bot check stub. The suite treats it as a script that the page has loaded itself. */
const standInPaths = ['recaptcha/api', 'hcaptcha.com/1/api', 'turnstile/v0/api'];

/** Writes the bundles as classic scripts, because a page from a file loads no modules. */
export async function bundlePlayground(output) {
  await build({
    absWorkingDir: root,
    entryPoints: {
      playground: 'docs/playground/playground.tsx',
      preview: 'docs/playground/preview/preview.ts',
      'page-reader': 'docs/playground/paste/page-reader.ts',
      ...Object.fromEntries(standInPaths.map((path) => [path, 'docs/playground/preview/bot-stand-in.ts'])),
    },
    outdir: resolve(root, output, 'playground'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['browser'],
    logLevel: 'warning',
  });
}
