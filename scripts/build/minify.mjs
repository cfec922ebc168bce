/** Minification, the last step of every bundle. */
import { minify as minifyCode } from 'rolldown/utils';

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
      return { code: minified, map: map ?? null };
    },
  };
}
