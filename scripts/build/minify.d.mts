import type { Plugin } from 'rollup';

/** A Rollup plugin. Comments go, licences too: the package has a file of notices. */
export function minify(): Plugin;
