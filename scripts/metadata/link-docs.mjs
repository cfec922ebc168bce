/** Links from editor data to the documentation: the README of each tag. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..', '..', 'package.json');
const { homepage = 'https://rs-suite.example' } = JSON.parse(readFileSync(project, 'utf8'));

/**
 * Returns the address of a tag's documentation, below the `homepage` of `package.json`.
 *
 * @param {string} tag - The tag.
 * @param {string} [section] - Heading in the README; the whole README by default.
 */
function docsOf(tag, section) {
  const readme = `${homepage.replace(/\/$/, '')}/elements/${tag}/README.md`;
  return section ? `${readme}#${section}` : readme;
}

/** Analyzer plugin that adds the links to `vscode.html-custom-data.json` and `web-types.json`, which exist by then. */
export function linkDocs({ outdir }) {
  const update = (name, change) => {
    const file = join(outdir, name);
    const data = JSON.parse(readFileSync(file, 'utf8'));
    change(data);
    writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  };

  return {
    name: 'link-docs',
    packageLinkPhase() {
      update('vscode.html-custom-data.json', ({ tags }) => tags.forEach(linkInCode));
      update('web-types.json', ({ contributions }) => contributions.html.elements.forEach(linkInWebTypes));
    },
  };
}

/** Adds links to a tag of VS Code. */
function linkInCode(tag) {
  const link = (section) => [{ name: `<${tag.name}>`, url: docsOf(tag.name, section) }];
  tag.references = link();
  for (const attribute of tag.attributes) attribute.references = link('attributes');
}

/** Adds links to a tag of JetBrains editors. */
function linkInWebTypes(element) {
  element['doc-url'] = docsOf(element.name);
  for (const attribute of element.attributes) attribute['doc-url'] = docsOf(element.name, 'attributes');
}
