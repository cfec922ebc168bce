/** Completion data for page style sheets: the custom properties in `tokens.md`, and the parts of all tags. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const list = join(import.meta.dirname, '..', '..', 'shared', 'styles', 'tokens.md');
const $schema =
  'https://raw.githubusercontent.com/microsoft/vscode-css-languageservice/main/docs/customData.schema.json';

/** Analyzer plugin that writes `vscode.css-custom-data.json` and completes `web-types.json`; it runs last. */
export function listCss({ outdir }) {
  return {
    name: 'list-css',
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
      const properties = readCustomProperties(readFileSync(list, 'utf8'));
      const pseudoElements = partsOf(modules.flatMap(({ declarations = [] }) => declarations));
      const data = { $schema, version: 1.1, properties, pseudoElements };
      write(join(outdir, 'vscode.css-custom-data.json'), data);
      const webTypes = join(outdir, 'web-types.json');
      const { contributions, ...head } = JSON.parse(readFileSync(webTypes, 'utf8'));
      contributions.css.properties = properties;
      write(webTypes, { ...head, contributions });
    },
  };
}

/** Parses the rows of the tables: name first, default in the middle, purpose last. */
function readCustomProperties(markdown) {
  return [...markdown.matchAll(/^\| `(--[a-z0-9-]+)` +\|(.*)\|$/gm)].map(([, name, cells]) => {
    const [value = '', ...rest] = cells.split('|').map((cell) => cell.trim());
    return { name, description: `${rest.at(-1)}; ${value} unless set.` };
  });
}

/** Returns each part once, with its description in each tag. */
function partsOf(declarations) {
  const texts = new Map();
  for (const { tagName, cssParts = [] } of declarations.filter((declaration) => declaration.tagName))
    for (const { name, description } of cssParts)
      texts.set(name, [...(texts.get(name) ?? []), `<${tagName}>: ${description}`]);
  return [...texts].map(([name, all]) => ({ name: `::part(${name})`, description: all.join('\n\n') }));
}
