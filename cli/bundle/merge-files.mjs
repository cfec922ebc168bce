/**
 * Merges files of the built suite into a few. Each entry becomes one file. The files that it loads late are written beside it,
 * because they import merged modules: a second copy of a module would define a tag twice.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
/** @import { OutputPlugin, Plugin } from 'rollup' */

/**
 * Files to merge.
 * @typedef {object} Merge
 * @property {string} from Folder of the built suite.
 * @property {ReadonlyMap<string, readonly string[]>} entries Name of each entry to the files that it imports, by their paths
 *   in `from`.
 * @property {ReadonlyMap<string, string>} merged Files that are merged, each with the name of the file that it goes into.
 * @property {string} chunks Path of the folder for all files but the entries, in the output.
 * @property {boolean} isBeside True if the output lies in `from`: a file that imports nothing merged is used where it is.
 * @property {readonly OutputPlugin[]} [plugins]
 */

/** Matches the address of a file beside a module that is no import, such as that of a worker. */
const besideModule = /new URL\(\s*(["'`])(\.\/[\w./-]+\.js)\1\s*,\s*import\.meta\.url\s*\)/g;

/**
 * Returns the name of a file that is not merged; undefined for an entry. Two builds have late files of the same name.
 * @param {string} path
 */
function nameOfLate(path) {
  const [, build = '', name] = /^(?:(\w+)[\\/])?chunks[\\/]([^\\/]+)-[\w-]{7}\.js$/.exec(path) ?? [];
  return name && (build ? `${build}.${name}` : name);
}

/**
 * Returns the merged files. The entries import them by names with hashes, so a page can add a query to the address of an
 * entry, and no module runs twice.
 * @param {typeof import('rollup')} rollup
 * @param {Merge} merge
 * @returns {Promise<ReadonlyMap<string, string | Uint8Array>>} Contents by path.
 */
export async function mergeFiles(rollup, merge) {
  const { from, entries, chunks, isBeside, plugins = [] } = merge;
  const merged = new Map([...merge.merged].map(([file, name]) => [join(from, file), name]));
  const bundle = await rollup.rollup({
    input: Object.fromEntries([...entries.keys()].map((name) => [name, name])),
    // As in the build: of a chunk that several tags share, one page needs a part.
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    plugins: [entryModules(merge), besideModules(merge), ...(isBeside ? [unmerged(merge, merged)] : [])],
    onwarn({ code, message }) {
      if (code !== 'EMPTY_BUNDLE') throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    dir: from,
    format: 'es',
    compact: true,
    generatedCode: { preset: 'es2015', symbols: false },
    entryFileNames: '[name].js',
    chunkFileNames: `${chunks}/[name]-[hash:7].js`,
    onlyExplicitManualChunks: true,
    manualChunks: (id) => merged.get(id) ?? nameOfLate(relative(from, id)),
    plugins: [...plugins],
  });
  await bundle.close();
  const files = output.filter((file) => file.type === 'asset' || file.isEntry || hasCode(file));
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/**
 * Returns false for a chunk of which the page uses nothing, such as a language on a page without texts.
 * @param {import('rollup').RenderedChunk} chunk
 */
function hasCode({ modules }) {
  return Object.values(modules).some(({ renderedLength }) => renderedLength > 0);
}

/**
 * Rollup plugin: an entry imports its files.
 * @param {Merge} merge
 * @returns {Plugin}
 */
function entryModules({ from, entries }) {
  return {
    name: 'entry-modules',
    // In the folder of the files, from which the paths of unmerged ones are relative.
    resolveId: (source) => (entries.has(source) ? join(from, `${source}.js`) : null),
    load(id) {
      const files = entries.get(relative(from, id).replaceAll('\\', '/').slice(0, -'.js'.length));
      return files?.map((file) => `import ${JSON.stringify(join(from, file))};`).join('\n') ?? null;
    },
  };
}

/**
 * Rollup plugin: copies files that are no imports, or addresses them where they are.
 * @param {Merge} merge
 * @returns {Plugin}
 */
function besideModules({ from, chunks, isBeside }) {
  return {
    name: 'beside-modules',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      return code.replaceAll(besideModule, (whole, quote, path) => {
        const file = join(dirname(id), path);
        const name = basename(path);
        if (!isBeside)
          this.emitFile({ type: 'asset', fileName: `${chunks}/${name}`, source: readFileSync(file) });
        const inFrom = relative(from, file).replaceAll('\\', '/');
        const address = isBeside ? posix.relative(chunks, inFrom) : `./${name}`;
        return whole.replace(`${quote}${path}${quote}`, `${quote}${address}${quote}`);
      });
    },
  };
}

/**
 * Rollup plugin: leaves out files that import nothing merged.
 * @param {Merge} merge
 * @param {ReadonlyMap<string, string>} merged
 * @returns {Plugin}
 */
function unmerged({ from, entries }, merged) {
  const named = new Set([...entries.values()].flat().map((file) => join(from, file)));
  return {
    name: 'unmerged',
    resolveId(source, importer = '') {
      const id = source.startsWith('.') ? join(dirname(importer), source) : source;
      return id.endsWith('.js') && !named.has(id) && !reachesAny(id, merged)
        ? { id, external: 'relative' }
        : null;
    },
  };
}

/** Matches the address of an import, static or on demand. */
const imports = /\b(?:import|from)\s*\(?\s*["'`](\.{1,2}\/[^"'`$\s]+)["'`]/g;
/** Path of a file to the files that it imports. @type {Map<string, readonly string[]>} */
const importsByFile = new Map();

/**
 * Returns true if a file is one of `files`, or imports one at any distance.
 * @param {string} file
 * @param {ReadonlyMap<string, unknown>} files
 */
function reachesAny(file, files) {
  const reached = new Set([file]);
  for (const one of reached) {
    if (files.has(one)) return true;
    for (const next of importsOf(one)) reached.add(next);
  }
  return false;
}

/**
 * @param {string} file
 * @returns {readonly string[]}
 */
function importsOf(file) {
  const known = importsByFile.get(file);
  if (known) return known;
  const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found = [...code.matchAll(imports)].map(([, path = '']) => join(dirname(file), path));
  importsByFile.set(file, found);
  return found;
}
