/** The test runner's server: TypeScript as it is, vendors bundled, `SUITE=dist` for what was built. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { transform } from 'esbuild';
import { bundleVendors } from './bundle-vendors.mjs';

const isTypeScript = (path) => /\.tsx?$/.test(path);
/** In browsers the models of the commands are the sources, see `imports` in package.json. */
const cliModels = '#cli-models';
const definition = /(?:^|\/)elements\/([a-z][a-z0-9-]*)\/define\.js$/;

/** A plugin of the test runner for the project in `root`; `suite` is 'sources' or 'dist'. */
export async function serveSources({ root, suite }) {
  const vendors = await bundleVendors(root);

  function resolveRelative(source, from) {
    const path = posix.join(source.startsWith('/') ? '/' : posix.dirname(from), source);
    const tag = suite === 'dist' ? definition.exec(path)?.[1] : undefined;
    if (tag) return `/dist/${tag}.js`;
    const stem = path.slice(0, -'.js'.length);
    const written = ['.ts', '.tsx'].find((ending) => existsSync(join(root, stem + ending)));
    return written ? stem + written : undefined;
  }

  return {
    name: 'serve-sources',
    resolveMimeType: ({ path }) => (isTypeScript(path) ? 'js' : undefined),
    resolveImport({ source, context }) {
      if (source === cliModels) return '/cli/models.ts';
      const vendor = vendors.get(source);
      if (vendor) return vendor;
      return /^[./].*\.js$/.test(source) ? resolveRelative(source, context.path) : undefined;
    },
    async serve({ path }) {
      // No import names a worker: its address is made by a script.
      const source = path.replace(/\.worker\.js$/, '.worker.ts');
      const file = join(root, decodeURIComponent(source));
      if (!isTypeScript(source) || !existsSync(file)) return undefined;
      return { body: await transpile(file), type: 'js' };
    },
  };
}

/** What a file became, for as long as it stays the same: every test file asks for most of the sources again. */
const transpiled = new Map();

async function transpile(file) {
  const { mtimeMs } = await stat(file);
  const known = transpiled.get(file);
  if (known?.mtimeMs === mtimeMs) return known.code;
  const code = compile(file);
  transpiled.set(file, { mtimeMs, code });
  return code;
}

async function compile(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'es2022',
    sourcemap: 'inline',
    sourcefile: file,
    tsconfigRaw: { compilerOptions: { target: 'ES2022', verbatimModuleSyntax: true } },
  });
  return code;
}

const strictPolicy =
  "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types rs-suite";

/** Serves every address again below `/csp/`, with the strict policy of the demo as a header. */
export async function strictAddresses(context, next) {
  const isStrict = context.path.startsWith('/csp/');
  if (isStrict) context.url = context.url.slice('/csp'.length);
  await next();
  if (isStrict) context.set('content-security-policy', strictPolicy);
}
