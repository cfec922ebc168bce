/** Minification, the last step of every bundle. */
import { minify as minifyCode } from 'rolldown/utils';

/**
 * Chunk whose functions nearly all run while the page loads. The comment makes Chromium compile them beside the download,
 * and not one by one on the page's thread.
 */
const runsOnLoad = /^chunks\/rs-form-/;
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Rollup plugin that minifies chunks. Comments and licences are removed; the package has a file of notices. */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(code, { fileName }, { format, sourcemap }) {
      const {
        code: minified,
        map,
        errors,
      } = await minifyCode(fileName, code, {
        module: format === 'es',
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
        codegen: { legalComments: 'none' },
        sourcemap: Boolean(sourcemap),
      });
      if (errors.length > 0) throw new Error(`${fileName}: ${errors[0].message}`);
      if (!runsOnLoad.test(fileName)) return { code: minified, map: map ?? null };
      // A line more in the code is a semicolon more in the map.
      return { code: compileHint + minified, map: map && { ...map, mappings: `;${map.mappings}` } };
    },
  };
}
