import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Contract } from './contract.js';
import { partsIn, slotsIn, statesIn } from './names-in-source.js';
import { nodesOf, sourceClosure } from './source-files.js';

/** The contracts that the sources keep, one for each element. */
export function readSourceContracts(root: string): readonly Contract[] {
  const folder = join(root, 'elements');
  const tags = readdirSync(folder).filter((tag) => existsSync(join(folder, tag, `${tag}.shell.ts`)));
  return tags.map((tag) => elementContract(join(folder, tag), tag));
}

function elementContract(folder: string, tag: string): Contract {
  const shell = join(folder, `${tag}.shell.ts`);
  // A tag that another one places has a contract of its own.
  const isOurs = (file: string) => file.startsWith(folder) || !file.startsWith(dirname(folder));
  const files = sourceClosure(join(folder, 'define.ts'), isOurs);
  return {
    ...shownContract(tag, files),
    attributes: new Set(files.filter(({ fileName }) => fileName === shell).flatMap(optionsIn)),
    // Events that other elements know of too stand in shared/.
    events: new Set(
      files
        .filter(({ fileName }) => /[.-]events\.ts$/.test(fileName))
        .flatMap(eventsIn)
        .filter((event) => event.startsWith(`${tag}-`)),
    ),
  };
}

function shownContract(tag: string, files: readonly ts.SourceFile[]): Contract {
  const property = new RegExp(`--${tag}-[a-z0-9-]*[a-z0-9]`, 'g');
  return {
    tag,
    parts: new Set(files.flatMap(partsIn)),
    attributes: new Set(),
    events: new Set(),
    states: new Set(files.flatMap(statesIn)),
    slots: new Set(files.flatMap(slotsIn)),
    cssProperties: new Set(
      files
        .filter(({ fileName }) => fileName.endsWith('.styles.ts'))
        .flatMap(({ text }) => text.match(property) ?? []),
    ),
  };
}

/** `static options = { name: kindAttribute('attribute') }`, as "attribute = name". */
function optionsIn(file: ts.SourceFile): readonly string[] {
  return [...nodesOf(file)].flatMap((node) => {
    const isOptions = ts.isPropertyDeclaration(node) && node.name.getText() === 'options';
    if (!isOptions || !node.initializer || !ts.isObjectLiteralExpression(node.initializer)) return [];
    return node.initializer.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
      const [first] = ts.isCallExpression(initializer) ? initializer.arguments : [];
      return `${first && ts.isStringLiteral(first) ? first.text : '?'} = ${name.getText()}`;
    });
  });
}

/** The exported event classes, as "name: Class". */
function eventsIn(file: ts.SourceFile): readonly string[] {
  return [...nodesOf(file)].filter(ts.isClassDeclaration).flatMap((declared) =>
    [...nodesOf(declared)]
      .filter((node) => ts.isCallExpression(node))
      .filter(({ expression }) => expression.kind === ts.SyntaxKind.SuperKeyword)
      .flatMap(({ arguments: [type] }) =>
        type && ts.isStringLiteral(type) ? [`${type.text}: ${declared.name?.text}`] : [],
      ),
  );
}
