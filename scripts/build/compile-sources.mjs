/** How TypeScript sources become JavaScript, in the build and in the development server. `tsc` checks the types. */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { sourceOf } from '../entries.mjs';
import { minifyCss } from './minify-css.mjs';

const tsconfigRaw = { compilerOptions: { target: 'ES2022', verbatimModuleSyntax: true } };

/** Whether a module does something when it is imported; of others a bundle takes what it uses. */
const hasSideEffects = (file) => /[\\/](define|load-failures)\.ts$/.test(file);

/** A Rollup plugin: resolves `./x.js` to `x.ts` or `x.tsx`, and compiles both. */
export function compileSources() {
  return {
    name: 'compile-sources',
    resolveId(source, importer) {
      const isOurs = importer && source.startsWith('.') && source.endsWith('.js');
      const id = isOurs && sourceOf(importer, source);
      return id ? { id, moduleSideEffects: hasSideEffects(id) } : null;
    },
    async transform(code, id) {
      const [file] = id.split('?');
      if (!/\.tsx?$/.test(file)) return null;
      const loader = file.endsWith('x') ? 'tsx' : 'ts';
      const options = { loader, jsx: 'automatic', target: 'es2022', sourcemap: true, sourcefile: file };
      return transform(await minifyCss(code), { ...options, tsconfigRaw });
    },
  };
}

/** An esbuild plugin: the same style sheets as in the build. */
export const compileSheets = {
  name: 'compile-sheets',
  setup(build) {
    build.onLoad({ filter: /(\.styles|load-icon)\.ts$/ }, async ({ path }) => ({
      contents: await minifyCss(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
