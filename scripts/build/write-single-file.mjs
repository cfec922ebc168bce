/**
 * `suite.single.js`: all tags in one classic script, for pages without modules and for a chunk that is lost twice. It is made
 * of the chunks in `dist/`, so it has the same code.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import { filesNamed, suiteVersion, tagsOf } from '../entries.mjs';
import { registerViews } from './late-views.mjs';
import { viewsOf } from './write-loaders.mjs';

/** Variable with the address that the code has in place of that of its chunk: it finds the worker in `chunks/`. */
const address = 'suiteAddress';
const addressOf = 'new URL("chunks/suite.single.js",document.currentScript.src).href';

/** Writes the script into the built suite in `dist`. */
export async function writeSingleFile(root, dist) {
  await build({
    stdin: { contents: importsOf(root, dist), resolveDir: dist },
    outfile: join(dist, 'suite.single.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'import.meta.url': address },
    banner: { js: `(()=>{const ${address}=${addressOf};` },
    footer: { js: '})();' },
    plugins: [bundledViews(root, dist)],
  });
}

/** Returns the imports of all views, and of all tags. */
function importsOf(root, dist) {
  const chunks = tagsOf(root).flatMap((tag) =>
    filesNamed(dist, new RegExp(`^chunks/${tag}-[\\w-]{7}\\.js$`)),
  );
  return ['views', ...chunks.map((file) => `./${file}`)].map((file) => `import '${file}';`).join('\n');
}

/** esbuild plugin: uses the views of this script, because those of a page's modules may have failed to load. */
function bundledViews(root, dist) {
  const rows = viewsOf(dist, '').map(([name, file]) => [name, JSON.stringify(`./${file}`)]);
  const contents = registerViews(rows, suiteVersion(root), true);
  return {
    name: 'own-views',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^views$/ }, () => ({ path: 'views', namespace: 'own-views' }));
      onLoad({ filter: /.*/, namespace: 'own-views' }, () => ({ contents, resolveDir: dist }));
    },
  };
}
