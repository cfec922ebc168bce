/**
 * `site.js` and `forms.js` of two builds: each is the tags of many pages in one file, beside the files that both import.
 * What they load late is in `bundles/`, because it imports those files and not the chunks of single tags.
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

/** Returns true for a file that may be merged. */
function isMergeable(file) {
  const [, name] = /chunks\/(.+)-[\w-]{7}\.js$/.exec(file) ?? [];
  return name !== undefined && !apart.includes(name);
}

/** Returns the script of each file that is merged: the builds differ in what React paints, the chunks of tags do not. */
function placeFiles(dist, scripts) {
  const users = new Map();
  for (const [script, entries] of scripts)
    for (const file of entries.flatMap((entry) => [...staticGraph(dist, entry)]).filter(isMergeable))
      users.set(file, (users.get(file) ?? new Set()).add(script.split('/').at(-1)));
  // What several scripts start with stays a file of its own, which each imports.
  return new Map([...users].filter(([, names]) => names.size === 1).map(([file, [name]]) => [file, name]));
}

/** Writes the scripts into the built suite in `dist`. */
export async function writePageScripts(dist) {
  const scripts = builds.flatMap((build) =>
    [...pageScripts].map(([name, tags]) => [`${build}${name}`, tags.map((tag) => `${build}${tag}.js`)]),
  );
  const files = await mergeFiles(rollup, {
    ...{ from: dist, chunks: 'bundles', isBeside: true, plugins: [minify()] },
    entries: new Map(scripts),
    merged: placeFiles(dist, scripts),
  });
  for (const [file, content] of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
}
