import type { Plugin } from 'rollup';

export function compileSources(): Plugin;
