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
/** Matches the chunk with the texts of a language. */
const languageFile = /^chunks\/([a-z]{2})-[\w-]{7,8}\.js$/;

/**
 * Writes `preload.json` beside the tags of a build: for each, for the early part and for each language, the files of its
 * graph that a page can name in `modulepreload`, by their paths in `folder`.
 */
export function writePreloads(root, folder, isListed = () => true, build = '') {
  const tags = tagsOf(root).map((tag) => [tag, `${build}${tag}.js`]);
  const parts = filesNamed(folder, earlyFile).map((file) => [earlyPart, file]);
  const languages = filesNamed(folder, languageFile).map((file) => [languageFile.exec(file)[1], file]);
  const lists = [...tags, ...parts, ...languages].map(([name, file]) => [
    name,
    [...staticGraph(folder, file)].filter(isListed),
  ]);
  writeFileSync(
    join(folder, build, 'preload.json'),
    `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`,
  );
}
