/**
 * Addresses of what React paints, in the scripts of tags instead of in their chunks: a chunk of a tag is then the same with
 * React, with Preact and with the React of a site, and is in the package once.
 */

/** Chunk with React, with Preact, or with the imports of a site's React. A chunk that imports it is painted. */
const reactChunk = 'react';

/** Expression of the shared record of a painted chunk: how it is loaded, and who waits for that. */
const recordOf = (key) => `globalThis[Symbol.for(${key})]??={}`;
const keyOf = (chunk, version) => `rs-suite.${chunk}@${version}`;

/** Expression that loads a painted chunk, as soon as a script has told its address. */
const loadView = (key) =>
  `new Promise((go)=>{const view=${recordOf(JSON.stringify(key))};` +
  'view.load?go(view.load()):(view.waiting??=[]).push(go)})';

/**
 * Returns the statement by which a script registers the addresses of view chunks.
 *
 * @param {readonly (readonly [chunk: string, address: string])[]} views - Names of chunks, with the literals of their
 *   addresses.
 * @param {string} version - Version of the suite: chunks of another one have views of their own.
 * @param {boolean} replaces - True if these addresses replace those of other scripts; otherwise the first ones count.
 */
export function registerViews(views, version, replaces = false) {
  if (views.length === 0) return '';
  const rows = views.map(([chunk, address]) => `${JSON.stringify(chunk)}:()=>import(${address})`);
  const key = `\`${keyOf('${name}', version)}\``;
  return (
    `for(const[name,load]of Object.entries({${rows.join(',')}})){const view=${recordOf(key)};` +
    `view.load${replaces ? '=' : '??='}load;for(const go of view.waiting??[])go(view.load());view.waiting=[]}`
  );
}

/**
 * Returns a Rollup plugin that moves the addresses of view chunks from other chunks into the entries.
 *
 * @param {string} version - Version of the suite.
 */
export function lateViews(version) {
  return {
    name: 'late-views',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      const isPainted = getTargetChunkImports()?.some((one) => one.chunk?.name === reactChunk);
      if (!targetChunk || !isPainted || targetChunk.name === chunk.name) return null;
      // Minification removes the comment, and with it the address, from which the name of this chunk would be made.
      return { left: `${loadView(keyOf(targetChunk.name, version))}/*`, right: '*/' };
    },
    renderChunk(code, { isEntry, fileName }, _options, { chunks }) {
      if (!isEntry || fileName.includes('/')) return null;
      const isReact = (file) => chunks[file]?.name === reactChunk;
      const views = [...reachedFrom(fileName, chunks)].filter((file) => chunks[file].imports.some(isReact));
      const rows = views.map((file) => [chunks[file].name, JSON.stringify(`./${file}`)]);
      return { code: code + registerViews(rows, version), map: null };
    },
  };
}

/** Returns a file and all that it loads at any time. */
function reachedFrom(file, chunks) {
  const reached = new Set([file]);
  for (const one of reached)
    for (const next of [...chunks[one].imports, ...chunks[one].dynamicImports])
      if (Object.hasOwn(chunks, next)) reached.add(next);
  return reached;
}
