/** Types for compilers of pages: each tag with its class, attributes, properties and events. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const head = `import type * as suite from './elements/index.js';

/** Tags of the suite with their classes, attributes and events. */
export interface SuiteTags {
`;

/** Analyzer plugin that writes `types/tags.d.ts`, from which the types for React and Vue are derived. */
export function listTags({ outdir }) {
  return {
    name: 'list-tags',
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const tags = modules.flatMap(({ declarations = [] }) => declarations).filter(({ tagName }) => tagName);
      mkdirSync(join(outdir, 'types'), { recursive: true });
      writeFileSync(join(outdir, 'types', 'tags.d.ts'), `${head}${tags.map(writeTag).join('')}}\n`);
    },
  };
}

function writeTag({ tagName, name, attributes = [], events = [] }) {
  const names = (list) => list.map((text) => `'${text}'`).join(' | ') || 'never';
  return [
    `  '${tagName}': {`,
    `    element: suite.${name};`,
    '    attributes: {',
    ...attributes.flatMap(writeAttribute),
    '    };',
    `    properties: ${names(attributes.map(({ fieldName }) => fieldName))};`,
    `    events: ${names(events.map((event) => event.name))};`,
    '  };\n',
  ].join('\n');
}

function writeAttribute({ name, type, description }) {
  const text = description.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /');
  return [`      /** ${text} */`, `      '${name}': ${type.text};`];
}
