/** Bundles browser tests with their imports, once a run, and serves the bundles at the addresses of the sources. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { compileSheets } from '../build/compile-sources.mjs';
import { preactFor } from '../build/other-builds.mjs';
import { sharedPages } from '../../test/shared-pages.mjs';
import { transformVendors } from '../vendor-plugins.mjs';

const definition = /\/elements\/([a-z][a-z0-9-]*)\/define\.js$/;
const typeScript = /\.tsx?$/;
const slashed = (path) => path.replaceAll('\\', '/');

/**
 * Creates a Koa middleware. The files of all pages share one copy of each module. Other sources that a page requests (a
 * script of a page, a worker) are bundled on demand and share nothing.
 */
export async function serveBundles({ root, suite, pages }) {
  const outputs = new Map();
  const demands = new Map();

  async function bundle(files) {
    const { outputFiles } = await build(optionsFor({ root, suite, pages, files }));
    for (const { path, contents } of outputFiles)
      outputs.set(`/${slashed(relative(root, path))}`, Buffer.from(contents));
  }

  function bundleOnDemand(file) {
    if (!demands.has(file)) demands.set(file, bundle([file]));
    return demands.get(file);
  }

  // If one cannot be bundled, each is bundled on demand, so that the others run.
  await bundle(pages.map(([first]) => first)).catch(() => undefined);
  return async (context, next) => {
    const path = decodeURIComponent(context.path);
    const address = path.replace(typeScript, '.js');
    // Workers have no import, because a script builds their URL.
    const source = path.replace(/\.worker\.js$/, '.worker.ts').slice(1);
    if (!outputs.has(address) && typeScript.test(source) && existsSync(join(root, source)))
      await bundleOnDemand(source);
    const output = outputs.get(address);
    if (!output) return next();
    context.body = output;
    context.type = address.endsWith('.map') ? 'json' : 'js';
    // Names of chunks contain a hash.
    if (path.startsWith('/chunks/')) context.set('cache-control', 'public, max-age=31536000, immutable');
  };
}

function optionsFor({ root, suite, pages, files }) {
  return {
    absWorkingDir: root,
    entryPoints: files,
    outbase: root,
    outdir: root,
    write: false,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"development"' },
    // The test runner serves its own modules below such names.
    external: ['/__*'],
    // Half a megabyte in each page for an assertion that no test makes; audits load axe themselves.
    alias: { 'chai-a11y-axe': './test/shared/no-axe.mjs' },
    plugins: [
      sharedPages(root, pages),
      ...(suite === 'dist' ? [builtElements] : []),
      ...(suite === 'compact' ? [withPreact] : []),
      compileSheets,
      keepAddresses(root),
      transformVendors(root),
    ],
    logLevel: 'silent',
  };
}

/** Resolves elements to `dist/` instead of the sources. */
const builtElements = {
  name: 'built-elements',
  setup({ onResolve }) {
    onResolve({ filter: definition }, ({ path }) => ({
      path: `/dist/${definition.exec(path)[1]}.js`,
      external: true,
    }));
  },
};

/** Resolves React to Preact, as in the compact build. */
const withPreact = {
  name: 'with-preact',
  setup({ onResolve, resolve }) {
    const names = Object.keys(preactFor).map((name) => name.replaceAll('.', '\\.'));
    onResolve({ filter: new RegExp(`^(?:${names.join('|')})$`) }, ({ path, kind, resolveDir }) =>
      resolve(preactFor[path], { kind, resolveDir }),
    );
  },
};

/** Keeps `import.meta.url` of each module as the address of its file, so that workers and fixtures are found. */
function keepAddresses(root) {
  return {
    name: 'keep-addresses',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](?:elements|shared|test)[\\/].*\.tsx?$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        if (!code.includes('import.meta.url')) return undefined;
        const place = JSON.stringify(slashed(relative(root, path)));
        // Below `/csp/` each address is served again.
        const address = `new URL((import.meta.url.includes('/csp/') ? '/csp/' : '/') + ${place}, import.meta.url).href`;
        const contents = code.replaceAll('import.meta.url', `(${address})`);
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

const strictPolicy =
  "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types rs-suite";

/** Serves every address again below `/csp/`, with the demo's strict policy as a header. */
export async function strictAddresses(context, next) {
  const isStrict = context.path.startsWith('/csp/');
  if (isStrict) context.url = context.url.slice('/csp'.length);
  await next();
  if (isStrict) context.set('content-security-policy', strictPolicy);
}
