import type { Plugin } from 'rollup';

/** A Rollup plugin: resolves `./x.js` to `x.ts` or `x.tsx`, and compiles both. */
export function compileSources(): Plugin;
