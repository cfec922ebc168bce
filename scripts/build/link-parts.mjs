/** What elements load on need is built once; every later output imports those files. */
import { posix } from 'node:path';
import { partsOf, sourceOf } from '../entries.mjs';

/** The two plugins that the outputs share: one notes where a part was written, one links to it. */
export function createPartLinks(root) {
  const parts = new Set(partsOf(root).values());
  const written = new Map();

  return {
    note: {
      name: 'note-parts',
      generateBundle(_options, bundle) {
        for (const { type, isEntry, facadeModuleId, fileName } of Object.values(bundle)) {
          if (type === 'chunk' && isEntry) written.set(facadeModuleId, fileName);
        }
      },
    },
    link: {
      name: 'link-parts',
      resolveDynamicImport(specifier, importer) {
        const part = typeof specifier === 'string' && sourceOf(importer, specifier);
        if (!part || !parts.has(part)) return null;
        return { id: `suite-part:${written.get(part)}`, external: true };
      },
      // Each output lies in its own folder, so the way to the part differs.
      renderChunk(code, { fileName }) {
        const toPart = (_whole, file) => wayTo(file, posix.dirname(fileName));
        return { code: code.replaceAll(/suite-part:([\w./-]+)/g, toPart), map: null };
      },
    },
  };
}

function wayTo(file, folder) {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}
