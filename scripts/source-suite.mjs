/** Bundles the suite from its sources with esbuild: unminified, under the names that pages request. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, formatMessages } from 'esbuild';
import { compileSheets } from './build/compile-sources.mjs';
import { copyThemes } from './build/copy-themes.mjs';
import { preloadsOf, writePreloads } from './build/write-loaders.mjs';
import { filesIn, messagesAddress, suiteVersion, tagsOf, workersOf } from './entries.mjs';
import { transformVendors } from './vendor-plugins.mjs';

/** Name of the loader, which has no file. */
const loaderEntry = 'suite-loader-entry';
/** Entries besides the loader and the tags: output name to source. */
const moduleEntries = {
  'rsform-drop-in': 'compat/rsform-drop-in.ts',
  'wf-mediabox': 'elements/media-box/wf-mediabox.ts',
};
const classicEntries = {
  'consent-stub': 'shared/consent/stub.ts',
  'rsform-compat': 'compat/rsform-compat.ts',
};

/**
 * Opens the suite of the project in `root`. Its files are written to `out`, an absolute path, which is emptied first.
 * `update()` builds changes since the last call, also new tags. It rejects with esbuild's errors until the sources
 * change again.
 */
export function openSourceSuite(root, out) {
  rmSync(out, { recursive: true, force: true });
  let built = '';
  let failure = null;
  let queue = Promise.resolve();

  async function buildChanges() {
    const stamp = stampOf(root);
    if (stamp === built) return;
    // A change during the build leads to another build at the next call.
    built = stamp;
    failure = await buildAll(root, out).then(() => null, readableError);
  }

  return {
    update() {
      queue = queue.then(buildChanges);
      return queue.then(() => {
        if (failure) throw failure;
      });
    },
  };
}

async function buildAll(root, out) {
  await Promise.all([build(moduleOptions(root, out)), build(classicOptions(root, out))]);
  writePreloads(
    out,
    preloadsOf(root, out, '', () => true),
  );
  copyThemes(root, out);
}

function sharedOptions(root, out) {
  return {
    absWorkingDir: root,
    outdir: out,
    bundle: true,
    target: 'es2022',
    sourcemap: 'linked',
    jsx: 'automatic',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"development"',
      __SUITE_VERSION__: JSON.stringify(`${suiteVersion(root)}-sources`),
      __SUITE_MESSAGES__: JSON.stringify(messagesAddress(root)),
    },
  };
}

function moduleOptions(root, out) {
  const definitions = Object.fromEntries(tagsOf(root).map((tag) => [tag, `elements/${tag}/define.ts`]));
  return {
    ...sharedOptions(root, out),
    entryPoints: {
      ...{ suite: loaderEntry, ...definitions },
      ...present(root, { ...moduleEntries, ...workersOf(root) }),
    },
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [loaderPlugin(root), compileSheets, transformVendors(root)],
  };
}

function classicOptions(root, out) {
  const entryPoints = present(root, classicEntries);
  return { ...sharedOptions(root, out), entryPoints, format: 'iife', plugins: [compileSheets] };
}

function present(root, entries) {
  return Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(join(root, file))));
}

/** Returns the source of the loader: an import of each tag. */
function loaderSource(root) {
  const imports = tagsOf(root).map((tag) => `'${tag}': () => import('./elements/${tag}/define.ts'),`);
  return [
    "import { startLoader } from './shared/loader/start-loader.ts';",
    'startLoader({',
    ...imports,
    '});',
  ].join('\n');
}

function loaderPlugin(root) {
  return {
    name: 'loader-entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${loaderEntry}$`) }, ({ path }) => ({ path, namespace: 'loader' }));
      onLoad({ filter: /.*/, namespace: 'loader' }, () => ({
        contents: loaderSource(root),
        resolveDir: root,
      }));
    },
  };
}

/** Returns a text that changes when a source is changed, added or removed. */
function stampOf(root) {
  const files = ['elements', 'compat', 'shared', 'translations'].flatMap((folder) =>
    filesIn(join(root, folder)),
  );
  const stamps = files.map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return `${file} ${stat?.mtimeMs} ${stat?.size}`;
  });
  return stamps.join('\n');
}

async function readableError(error) {
  if (!Array.isArray(error.errors)) return error;
  return new Error((await formatMessages(error.errors, { kind: 'error' })).join('\n').trim());
}
