/**
 * The declarations of the package: a file for each entry, and chunks of what several entries share. What no entry
 * exports, extends or mentions is left out.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dts } from 'rollup-plugin-dts';
import { tagsOf } from '../entries.mjs';
import { binOf, root } from '../run.mjs';

const out = process.env.SUITE_OUT ?? 'dist';
/** Folder of the declarations of all modules, as the compiler writes them. */
const declarations = `.cache/declarations.${process.pid}`;
const entries = [
  'elements/index',
  ...tagsOf(root).map((tag) => `elements/${tag}/define`),
  'elements/media-box/wf-mediabox',
  'compat/rsform-compat',
  'compat/rsform-drop-in',
];

/** Rollup plugin: writes the declarations, and removes them at the end. */
const compileTypes = {
  name: 'compile-types',
  buildStart() {
    const args = ['-p', 'scripts/build/tsconfig.types.json', '--outDir', declarations];
    execFileSync(process.execPath, [binOf('typescript-7', 'tsc'), ...args], { stdio: 'inherit' });
  },
  closeBundle: () => rmSync(declarations, { recursive: true }),
};

/** Rollup plugin: statements of a module that only runs are no declarations. */
const withoutStatements = {
  name: 'without-statements',
  resolveId: (source) => (source.endsWith('/load-failures.js') ? '\0statements' : null),
  load: (id) => (id === '\0statements' ? '' : null),
};

/** Rollup plugin: the scripts of tags export nothing at run time, so that their declarations export types alone. */
const typesAlone = {
  name: 'types-alone',
  renderChunk: (code, { facadeModuleId }) =>
    /[\\/](?:index|define)\.d\.ts$/.test(facadeModuleId)
      ? code.replaceAll(/^export \{/gm, 'export type {')
      : null,
};

export default {
  input: Object.fromEntries(entries.map((entry) => [entry, `${declarations}/${entry}.d.ts`])),
  plugins: [
    compileTypes,
    withoutStatements,
    dts({
      tsconfig: 'scripts/build/tsconfig.types.json',
      // One type of Lit: the package has no dependency for it.
      includeExternal: ['@lit/reactive-element'],
    }),
    typesAlone,
  ],
  output: {
    dir: `${out}/types`,
    format: 'es',
    chunkFileNames: ({ name }) => `shared/${name.replace(/\.d$/, '')}.d.ts`,
  },
};
