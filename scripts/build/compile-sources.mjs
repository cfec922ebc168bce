/** Compiles TypeScript sources, for the build and for the development server. `tsc` checks the types. */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { sourceOf } from '../entries.mjs';
import { makeOnce } from './make-once.mjs';
import { minifyCss } from './minify-css.mjs';

const tsconfigRaw = { compilerOptions: { target: 'ES2022', verbatimModuleSyntax: true } };

/** Returns true for a module with side effects at import; unused parts of others are dropped. */
const hasSideEffects = (file) => /[\\/](define|load-failures)\.ts$/.test(file);

const compileOnce = makeOnce();

/** Rollup plugin that resolves `./x.js` to `x.ts` or `x.tsx` and compiles both. */
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
      // As one value: esbuild's own loader exports each key.
      if (file.endsWith('.json')) return transform(`export default ${code}`, { sourcemap: true });
      if (!/\.tsx?$/.test(file)) return null;
      const loader = file.endsWith('x') ? 'tsx' : 'ts';
      const options = { loader, jsx: 'automatic', target: 'es2022', sourcemap: true, sourcefile: file };
      return compileOnce(`${file} ${code}`, () => transform(minifyCss(code), { ...options, tsconfigRaw }));
    },
  };
}

/** esbuild plugin that minifies style sheets as in the build. */
export const compileSheets = {
  name: 'compile-sheets',
  setup(build) {
    build.onLoad({ filter: /(\.styles|load-icon)\.ts$/ }, async ({ path }) => ({
      contents: minifyCss(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
