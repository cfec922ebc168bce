import { build } from 'esbuild';

await build({
  entryPoints: { bundle: 'main.mjs' },
  outdir: '.',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
});
