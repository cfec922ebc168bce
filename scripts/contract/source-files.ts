import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** The parsed files that a file imports, statically or on need, itself first. Packages are left out. */
export function sourceClosure(entry: string, isOurs: (file: string) => boolean): readonly ts.SourceFile[] {
  const files = new Map<string, ts.SourceFile>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || !isOurs(file)) continue;
    const parsed = parse(file);
    files.set(file, parsed);
    waiting.push(...importsOf(parsed).flatMap((specifier) => locate(parsed.fileName, specifier)));
  }
  return [...files.values()];
}

/** Every node of a file, in order. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true, kind);
}

function importsOf(file: ts.SourceFile): readonly string[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
    const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    return isImport ? textOf(node.arguments[0]) : [];
  });
}

function textOf(node: ts.Node | undefined): readonly string[] {
  return node && ts.isStringLiteral(node) && node.text.startsWith('.') ? [node.text] : [];
}

function locate(importer: string, specifier: string): readonly string[] {
  const stem = resolve(dirname(importer), specifier.replace(/\.js$/, ''));
  return [`${stem}.ts`, `${stem}.tsx`].filter(existsSync);
}
