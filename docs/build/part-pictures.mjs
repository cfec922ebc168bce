/** Reads the pictures of parts and their descriptions. `npm --prefix docs run pictures` draws them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, readTags, readText, root } from './sources.mjs';

const folder = ['docs', 'pictures'];

/** Returns the names of a tag's parts in the manifest. */
export function partsOf(tag) {
  const { declaration } = readTags().find((entry) => entry.tag === tag);
  return (declaration.cssParts ?? []).map(({ name }) => name);
}

/** Returns the names that a picture shows, in the order in which it shows them. */
export function namesIn(svg) {
  return [...svg.matchAll(/ data-parts="([^"]*)"/g)].flatMap(([, names]) => names.split(' '));
}

/** Returns the pictures of a tag in the order of their captions: name, caption by language, SVG, names of parts. */
export function picturesOf(tag) {
  const { captions = {} } = readJson(...folder, 'pictures.json')[tag] ?? {};
  const files = readdirSync(join(root, ...folder)).filter((file) => file.startsWith(`${tag}.`));
  const drawn = files.map((file) => file.split('.')[1]).filter((name) => captions[name] === undefined);
  if (drawn.length > 0)
    throw new Error(`docs/pictures/pictures.json: ${tag}: no caption of ${drawn.join(', ')}`);
  return Object.entries(captions).map(([name, caption]) => {
    const svg = readText(...folder, `${tag}.${name}.svg`);
    return { name, caption, svg, parts: namesIn(svg) };
  });
}

/** Returns the parts of a tag that its pictures leave out, with the reason by language. */
export function absentParts(tag) {
  return Object.entries(readJson(...folder, 'pictures.json')[tag]?.absent ?? {});
}
