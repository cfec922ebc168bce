/** What editors complete in a page's sheets: the custom properties that `tokens.md` lists, and the parts of all tags. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const list = join(import.meta.dirname, '..', '..', 'shared', 'styles', 'tokens.md');

/** An analyzer plugin that writes `vscode.css-custom-data.json` and completes `web-types.json`; it runs after both others. */
export function listCss({ outdir }) {
  return {
    name: 'list-css',
    packageLinkPhase({ customElementsManifest }) {
      const properties = readCustomProperties(readFileSync(list, 'utf8'));
      const pseudoElements = partsOf(customElementsManifest);
      const $schema =
        'https://raw.githubusercontent.com/microsoft/vscode-css-languageservice/main/docs/customData.schema.json';
      writeJson(join(outdir, 'vscode.css-custom-data.json'), {
        ...{ $schema, version: 1.1, properties, pseudoElements },
      });
      completeWebTypes(join(outdir, 'web-types.json'), properties);
    },
  };
}

/** The rows of its tables: a name first, what it is for last, its default between them. */
export function readCustomProperties(markdown) {
  return [...markdown.matchAll(/^\| `(--[a-z0-9-]+)` +\|(.*)\|$/gm)].map(([, name, cells]) => {
    const [value = '', ...rest] = cells.split('|').map((cell) => cell.trim());
    return { name, description: `${rest.at(-1)}; ${value} unless set.` };
  });
}

/** A name that several tags have stands once, with what it is in each. */
function partsOf({ modules }) {
  const descriptions = new Map();
  for (const { tagName, cssParts = [] } of modules.flatMap(({ declarations = [] }) => declarations)) {
    for (const { name, description } of tagName ? cssParts : []) {
      const known = descriptions.get(name) ?? [];
      descriptions.set(name, [...known, `<${tagName}>: ${description}`]);
    }
  }
  return [...descriptions].map(([name, texts]) => ({
    name: `::part(${name})`,
    description: texts.join('\n\n'),
  }));
}

function completeWebTypes(file, properties) {
  const webTypes = JSON.parse(readFileSync(file, 'utf8'));
  webTypes.contributions.css.properties = properties;
  writeJson(file, webTypes);
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
