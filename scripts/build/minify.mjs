/** Minification, the last step of every bundle. */
import { minify as minifyCode } from 'rolldown/utils';

/**
 * Comment that makes Chromium compile the functions of a chunk beside the download, and not one by one on the page's
 * thread: chunks are small parts that run when they come. In short ones it is not worth its bytes.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** Least length of a chunk with the comment, in characters. */
const leastLength = 5000;
const isHinted = (fileName, code) => /^(?:chunks|bundles)\//.test(fileName) && code.length >= leastLength;

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
      if (!isHinted(fileName, minified)) return { code: minified, map: map ?? null };
      // A line more in the code is a semicolon more in the map.
      return { code: compileHint + minified, map: map && { ...map, mappings: `;${map.mappings}` } };
    },
  };
}
