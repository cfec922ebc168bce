/**
 * `site.js` and `forms.js` of two builds: each is the tags of many pages in one file, beside the runtime that both
 * import. What they load late is in `bundles/`, because it imports those files and not the chunks of single tags.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as rollup from 'rollup';
import { mergeFiles } from '../../cli/bundle/merge-files.mjs';
import { pageScripts } from '../../cli/bundle/page-scripts.mjs';
import { staticGraph } from '../static-graph.mjs';
import { minify } from './minify.mjs';

const builds = ['', 'compact/'];

/**
 * Tags whose chunk the scripts import as it is. What `<media-box>` loads late is large, and would be in the package
 * twice more.
 */
const apart = ['media-box'];

/** Returns true for a file that is merged. */
function isMerged(file) {
  const [, name] = /chunks\/(.+)-[\w-]{7}\.js$/.exec(file) ?? [];
  return name !== undefined && name !== 'runtime' && !apart.includes(name);
}

/** Writes the scripts into the built suite in `dist`. */
export async function writePageScripts(dist) {
  const scripts = builds.flatMap((build) =>
    [...pageScripts].map(([name, tags]) => [`${build}${name}`, tags.map((tag) => `${build}${tag}.js`)]),
  );
  const files = await mergeFiles(rollup, {
    ...{ from: dist, chunks: 'bundles', isBeside: true, plugins: [minify()] },
    entries: new Map(scripts),
    // The builds differ in what React paints: the chunks of tags are the same.
    merged: new Map(
      scripts.flatMap(([script, entries]) =>
        entries
          .flatMap((entry) => [...staticGraph(dist, entry)])
          .filter(isMerged)
          .map((file) => [file, script.split('/').at(-1)]),
      ),
    ),
  });
  for (const [file, content] of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
}
