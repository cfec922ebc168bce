import type { Plugin } from 'rollup';

export function minify(): Plugin;
