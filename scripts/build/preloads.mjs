/** Chunks that are requested together with a chunk. */

/** Rollup plugin: an import in `module` requests the imports of the imported chunk in parallel. */
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

/**
 * A Rollup plugin: `preload.json` lists for each tag the chunks that a page can name in `modulepreload`, and
 * `preload-texts.json` for each language the chunks with the texts of each tag.
 */
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
      this.emitFile({ type: 'asset', fileName: 'preload-texts.json', source: listTexts(bundle) });
    },
  };
}

/** Lists language → tag → the chunk that loads texts, and the texts. */
function listTexts(bundle) {
  const loader = Object.keys(bundle).find((file) => file.startsWith('chunks/load-texts-'));
  const languages = {};
  for (const { facadeModuleId, fileName } of Object.values(bundle)) {
    const [, tag, language] = /elements[\\/]([\w-]+)[\\/]texts[\\/]([\w-]+)\.ts$/.exec(facadeModuleId) ?? [];
    if (tag) languages[language] = { ...languages[language], [tag]: [loader, fileName] };
  }
  return `${JSON.stringify(languages, null, 2)}\n`;
}

/** Collects a file and what it imports; what is imported first comes first. */
function withImports(bundle, file, known = new Set()) {
  if (known.has(file)) return known;
  for (const imported of bundle[file].imports) withImports(bundle, imported, known);
  return known.add(file);
}
