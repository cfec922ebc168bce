import type { Plugin } from 'esbuild';

export declare const ownPageRules: readonly {
  readonly why: string;
  readonly path?: RegExp;
  readonly text?: RegExp;
}[];
export declare function pagesOf(
  root: string,
  files: readonly string[],
): readonly (readonly [first: string, ...others: string[]])[];
export declare function sharedPages(root: string, pages: ReturnType<typeof pagesOf>): Plugin;
