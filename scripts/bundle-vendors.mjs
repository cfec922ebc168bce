/** Packages that browsers cannot import as they are (CommonJS) or must not (markup sinks), bundled for tests. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { transformVendors } from './esbuild-vendors.mjs';

const require = createRequire(import.meta.url);
const commonJs = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'axe-core', 'moment'];
const modules = ['@r2wc/react-to-web-component', 'flatpickr', 'dompurify'];
/** Without a default export; of `@open-wc/testing` a test's page would fetch a file for each of its modules. */
const helpers = ['@open-wc/testing', 'leaflet/dist/leaflet-src.esm.js'];

/** Where the tests' server finds the policy. */
const policyModule = '/shared/trust/trusted-html.js';

/** Bundles the packages once a version; answers which import is served by which file. */
export async function bundleVendors(root) {
  const folder = join('.cache', 'vendor', fingerprint());
  const names = new Map([...commonJs, ...modules, ...helpers].map((name) => [name, fileNameOf(name)]));
  if (!existsSync(join(root, folder))) await bundle(root, folder, names);
  return new Map([...names].map(([name, file]) => [name, `/${folder.replaceAll('\\', '/')}/${file}.js`]));
}

async function bundle(root, folder, names) {
  // Another run may be bundling too: whoever is first wins, nobody sees half of it.
  const draft = join(root, `${folder}.${process.pid}`);
  await build({
    entryPoints: [...names].map(([name, out]) => ({ in: `vendor:${name}`, out })),
    outdir: draft,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    external: [policyModule],
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [entries(root), transformVendors(policyModule)],
    logLevel: 'error',
  });
  if (existsSync(join(root, folder))) rmSync(draft, { recursive: true });
  else renameSync(draft, join(root, folder));
}

function entries(root) {
  return {
    name: 'vendor-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^vendor:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'vendor' }));
      onLoad({ filter: /.*/, namespace: 'vendor' }, ({ path }) => ({
        contents: contentsOf(path),
        resolveDir: root,
      }));
    },
  };
}

function contentsOf(name) {
  if (commonJs.includes(name)) return namedExportsOf(name);
  const all = `export * from '${name}';`;
  return helpers.includes(name) ? all : `${all} export { default } from '${name}';`;
}

/** CommonJS has no list of exports that a browser could import by name: spell it out. */
function namedExportsOf(name) {
  const keys = Object.keys(require(name)).filter((key) => /^[A-Za-z]\w*$/.test(key) && key !== 'default');
  return [
    `import all from '${name}'; export default all;`,
    ...keys.map((key, index) => `const e${index} = all.${key}; export { e${index} as ${key} };`),
  ].join('\n');
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [
    'bundle-vendors.mjs',
    'esbuild-vendors.mjs',
    'vendor-transform.mjs',
    'vendor-unused.mjs',
  ]) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  for (const name of [...commonJs, ...modules, ...helpers]) hash.update(`${name}@${versionOf(name)};`);
  return hash.digest('hex').slice(0, 12);
}

function versionOf(name) {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  const file = new URL(`../node_modules/${packageName}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

function fileNameOf(name) {
  return name.replaceAll(/[@/]/g, '_');
}
