/** A widget's host is empty; what can be styled in it is documented where it is painted. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const partLine = /^\s*\*\s*@csspart\s+([a-z-]+)\s+-\s+(.+)$/gm;

/** An analyzer plugin: `widgets/rs-x.element.ts` is the tag `rs-x`, with the parts of `widgets/x/x.widget.tsx`. */
export function nameWidgets() {
  return {
    name: 'name-widgets',
    moduleLinkPhase({ moduleDoc }) {
      const tag = /\/widgets\/(rs-[a-z-]+)\.element\.ts$/.exec(moduleDoc.path)?.[1];
      if (!tag) return;
      for (const declaration of moduleDoc.declarations.filter(({ kind }) => kind === 'class')) {
        declaration.tagName = tag;
        declaration.customElement = true;
        declaration.cssParts = partsOf(moduleDoc.path);
      }
    },
  };
}

function partsOf(path) {
  const name = basename(path, '.element.ts').replace(/^rs-/, '');
  const widget = join(dirname(path), name, `${name}.widget.tsx`);
  if (!existsSync(widget)) return [];
  return [...readFileSync(widget, 'utf8').matchAll(partLine)].map(([, part, description]) => ({
    name: part,
    description: description.trim(),
  }));
}
