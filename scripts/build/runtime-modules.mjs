/** What the tags share: most of it is the runtime, one chunk; the rest is copied into the chunk of each tag. */
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { rollup } from 'rollup';

/** A module that this share of the tags needs is in the runtime. More would be weight that most pages have no use for. */
const runtimeShare = 0.37;
/** In it as well: what opens and closes gives the focus back by two, what takes requests serves them by the third. */
const alsoShared = [
  'shared/dom/deep-active-element.ts',
  'shared/dom/lend-focus.ts',
  'shared/events/serve-requests.ts',
];

/** The modules that many tags need at once. */
export async function runtimeModules(inputs, options) {
  const reached = new Map();
  const count = {
    name: 'count-uses',
    resolveDynamicImport: () => false,
    buildEnd() {
      for (const input of inputs)
        for (const id of reach(this, input)) reached.set(id, (reached.get(id) ?? 0) + 1);
    },
  };
  const bundle = await rollup({ ...options, input: inputs, plugins: [count, ...options.plugins] });
  await bundle.close();
  const isShared = ([id, uses]) =>
    uses >= inputs.length * runtimeShare || alsoShared.some((file) => id.replaceAll(sep, '/').endsWith(file));
  return new Set([...reached].filter(isShared).map(([id]) => id));
}

function reach(context, id, known = new Set()) {
  if (known.has(id)) return known;
  known.add(id);
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) reach(context, next, known);
  return known;
}

/** A Rollup plugin: a tag has its own copy of what it shares with few others, so that it is one chunk. */
export function copyShared(root, runtime) {
  return {
    name: 'copy-shared',
    async resolveId(source, importer, options) {
      const tag = importer && tagOf(root, importer);
      if (!tag) return null;
      const found = await this.resolve(source, fileOf(importer), { ...options, skipSelf: true });
      if (!found || found.external || runtime.has(found.id) || tagOf(root, found.id)) return found;
      return { ...found, id: `${found.id}?${tag}` };
    },
    load: (id) => (fileOf(id) === id ? null : readFile(fileOf(id), 'utf8')),
  };
}

/**
 * A Rollup plugin: a part has its own copy of all that it needs but `isShared`, so that it is one chunk, whatever other
 * parts need as well.
 */
export function copyIntoPart(part, isShared) {
  const mark = '?copy';
  return {
    name: 'copy-into-part',
    async resolveId(source, importer, options) {
      if (!importer || (importer !== part && !importer.endsWith(mark))) return null;
      const found = await this.resolve(source, fileOf(importer), { ...options, skipSelf: true });
      return !found || found.external || isShared(found.id) ? found : { ...found, id: `${found.id}${mark}` };
    },
    load: (id) => (id.endsWith(mark) ? readFile(fileOf(id), 'utf8') : null),
  };
}

function fileOf(id) {
  return id.startsWith('\0') ? id : id.replace(/\?[a-z-]+$/, '');
}

/** The tag that a module belongs to, as its own file or as its copy. */
function tagOf(root, id) {
  const copy = /\?([a-z-]+)$/.exec(id)?.[1];
  if (copy) return copy;
  const [folder, tag] = relative(join(root), id).split(sep);
  return folder === 'elements' ? tag : undefined;
}
