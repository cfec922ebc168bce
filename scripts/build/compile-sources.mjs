/** Rollup reads our TypeScript through esbuild; `tsc` checks the types elsewhere. */
import { transform } from 'esbuild';
import { sourceOf } from '../entries.mjs';
import { minifySheets } from './minify-sheets.mjs';

/** A Rollup plugin: finds `./x.js` as `x.ts` or `x.tsx`, and compiles both. */
export function compileSources() {
  return {
    name: 'compile-sources',
    resolveId(source, importer) {
      const isOurs = importer && source.startsWith('.') && source.endsWith('.js');
      return isOurs ? (sourceOf(importer, source) ?? null) : null;
    },
    async transform(code, id) {
      const [file] = id.split('?');
      if (!/\.tsx?$/.test(file)) return null;
      const { code: compiled, map } = await transform(minifySheets(code), {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'automatic',
        target: 'es2022',
        sourcemap: true,
        sourcefile: file,
        tsconfigRaw: { compilerOptions: { target: 'ES2022', verbatimModuleSyntax: true } },
      });
      return { code: compiled, map };
    },
  };
}
