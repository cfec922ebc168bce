/** What is fetched together with a chunk. */

/** A Rollup plugin: an import in `module` requests what the imported chunk imports beside it, not after it. */
export function loadTogether(module) {
  return {
    name: 'load-together',
    renderDynamicImport({ moduleId, getTargetChunkImports }) {
      if (moduleId !== module) return null;
      const chunks = (getTargetChunkImports() ?? []).filter(({ type }) => type === 'internal');
      const requests = chunks.map(({ resolvedImportPath }) => `import(${resolvedImportPath}), `);
      return { left: `Promise.all([${requests.join('')}import(`, right: ')])' };
    },
  };
}

/** A Rollup plugin: `preload.json` lists for each tag the chunks that a page can name in `modulepreload`. */
export function writePreloads(tags) {
  return {
    name: 'write-preloads',
    generateBundle(_options, bundle) {
      const preloads = tags.map((tag) => {
        const files = [...withImports(bundle, `${tag}.js`)].filter((file) => file !== `${tag}.js`);
        return [tag, files];
      });
      const source = `${JSON.stringify(Object.fromEntries(preloads), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'preload.json', source });
    },
  };
}

/** Collects a file and what it imports; what is imported first comes first. */
function withImports(bundle, file, known = new Set()) {
  if (known.has(file)) return known;
  for (const imported of bundle[file].imports) withImports(bundle, imported, known);
  return known.add(file);
}
