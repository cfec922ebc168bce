/** Parts and tags are built once; every later output imports those files. */
import { posix } from 'node:path';
import { sourceOf } from '../entries.mjs';

/** The plugins that the outputs share: one notes where a chunk was written, one links to it. */
export function createChunkLinks() {
  const files = new Map();
  let runtime;

  return {
    /** Where each was written, by its source, and the runtime: known when the tags are built. */
    written: () => ({ files, runtime }),
    note: {
      name: 'note-chunks',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          const { type, isEntry, facadeModuleId, fileName, name } = chunk;
          if (type !== 'chunk') continue;
          if (isEntry) files.set(facadeModuleId, fileName);
          else if (name === 'runtime') runtime = fileName;
        }
      },
    },
    link: {
      name: 'link-chunks',
      resolveDynamicImport(specifier, importer) {
        if (typeof specifier === 'string' && specifier.startsWith('suite-part:'))
          return { id: specifier, external: true };
        const source = typeof specifier === 'string' && sourceOf(importer, specifier);
        const known = source && files.get(source);
        if (!known) return null;
        return { id: `suite-${isTag(source) ? 'tag' : 'part'}:${known}`, external: true };
      },
      // Each output lies in its own folder, so the way to a chunk differs.
      renderChunk(code, { fileName }) {
        const wayTo = (_whole, file) => wayFrom(posix.dirname(fileName), file);
        const beside = runtime ? "(import('suite-part:" + runtime + "').catch(() => {}), $&)" : '$&';
        return {
          code: code
            // The runtime is asked for beside the tag, not after it.
            .replaceAll(/import\((['"])suite-tag:[^'"]+\1\)/g, beside)
            .replaceAll(/suite-(?:part|tag):([\w./-]+)/g, wayTo),
          map: null,
        };
      },
    },
  };
}

/** A Rollup plugin: `preload.json` names what each tag needs beside `suite.js`, so that it comes in one round. */
export const writePreloads = {
  name: 'write-preloads',
  generateBundle(_options, bundle) {
    const tags = Object.values(bundle).filter(({ isEntry }) => isEntry);
    const preloads = tags.map(({ name, fileName }) => [name, [...withImports(bundle, fileName)]]);
    const source = `${JSON.stringify(Object.fromEntries(preloads), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'preload.json', source });
  },
};

function withImports(bundle, file, known = new Set()) {
  if (!bundle[file] || known.has(file)) return known;
  for (const imported of bundle[file].imports) withImports(bundle, imported, known);
  return known.add(file);
}

function isTag(source) {
  return /[\\/]define\.ts$/.test(source);
}

function wayFrom(folder, file) {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}
