/** Chunks that are requested together with a chunk. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesNamed, tagsOf } from '../entries.mjs';
import { staticGraph } from '../static-graph.mjs';

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

/** Part that a page may need as early as its tag: the banner of an empty tag. */
const earlyPart = 'cookie-consent.own-banner';
const earlyFile = /^chunks\/cookie-consent\.own-banner-[\w-]+\.js$/;

/**
 * Writes `preload.json` beside the tags of a build: for each and for the early part, the files of its graph that a page
 * can name in `modulepreload`, by their paths in `folder`.
 */
export function writePreloads(root, folder, isListed = () => true, build = '') {
  const tags = tagsOf(root).map((tag) => [tag, `${build}${tag}.js`]);
  const parts = filesNamed(folder, earlyFile).map((file) => [earlyPart, file]);
  const lists = [...tags, ...parts].map(([name, file]) => [
    name,
    [...staticGraph(folder, file)].filter(isListed),
  ]);
  writeFileSync(
    join(folder, build, 'preload.json'),
    `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`,
  );
}

/** Rollup plugin: `preload-texts.json` lists for each language the chunks with the texts of each tag. */
export const writeTextPreloads = {
  name: 'write-text-preloads',
  generateBundle(_options, bundle) {
    this.emitFile({ type: 'asset', fileName: 'preload-texts.json', source: listTexts(bundle) });
  },
};

/** Lists language → tag → the chunk that loads texts, the tag's languages, and the texts. */
function listTexts(bundle) {
  const named = (name) => Object.keys(bundle).find((file) => file.startsWith(`chunks/${name}-`));
  const languages = {};
  for (const { facadeModuleId, fileName } of Object.values(bundle)) {
    const [, tag, language] = /elements[\\/]([\w-]+)[\\/]texts[\\/]([\w-]+)\.ts$/.exec(facadeModuleId) ?? [];
    if (!tag || language === 'languages') continue;
    const files = [named('load-texts'), named(`${tag}.languages`), fileName];
    languages[language] = { ...languages[language], [tag]: files };
  }
  return `${JSON.stringify(languages, null, 2)}\n`;
}
