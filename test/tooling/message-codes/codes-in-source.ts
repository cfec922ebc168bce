import ts from 'typescript';

/** Positions of the parameter `code` by the name of the function or class. */
type Positions = ReadonlyMap<string, number>;

/** Returns the literal types in a file: the codes that `message-codes.model.ts` lists. */
export function listedCodes(file: ts.SourceFile): readonly string[] {
  return nodesIn(file).flatMap((node) =>
    ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [],
  );
}

/** Returns the codes that sources give to messages: every text for a parameter, a property or a variable named `code`. */
export function codesIn(files: readonly ts.SourceFile[]): readonly string[] {
  const shared = new Map(
    files.flatMap((file) => positionsIn(file).filter(([, , isShared]) => isShared)).map(pair),
  );
  return files.flatMap((file) => {
    const positions = new Map([...shared, ...positionsIn(file).map(pair)]);
    return nodesIn(file).flatMap((node) => valuesOf(node, positions).flatMap(textsIn));
  });
}

const pair = ([name, index]: Position): readonly [string, number] => [name, index];

type Position = readonly [name: string, index: number, isShared: boolean];

/** Returns the functions and classes of a file with a parameter `code`, and whether the file exports them. */
function positionsIn(file: ts.SourceFile): readonly Position[] {
  return nodesIn(file).flatMap((node): readonly Position[] => {
    if (!ts.isFunctionLike(node)) return [];
    const index = node.parameters.findIndex(({ name }) => name.getText() === 'code');
    const owner = ts.isFunctionDeclaration(node) ? node : node.parent;
    const isNamed =
      ts.isFunctionDeclaration(owner) || ts.isClassDeclaration(owner) || ts.isVariableDeclaration(owner);
    if (index < 0 || !isNamed || !owner.name) return [];
    return [[owner.name.getText(), index, /^export /.test(owner.getText())]];
  });
}

/** Returns the expressions of a node that are values named `code`. */
function valuesOf(node: ts.Node, positions: Positions): readonly ts.Expression[] {
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
    const value = node.arguments?.[positions.get(node.expression.text) ?? -1];
    return value ? [value] : [];
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'code') return [node.initializer];
  if (!ts.isVariableDeclaration(node) || !node.initializer) return [];
  if (ts.isIdentifier(node.name)) return node.name.text === 'code' ? [node.initializer] : [];
  if (!ts.isArrayBindingPattern(node.name)) return [];
  const index = node.name.elements.findIndex((element) => element.getText() === 'code');
  return nodesIn(node.initializer).flatMap((inner) =>
    ts.isArrayLiteralExpression(inner) ? (inner.elements[index] ?? []) : [],
  );
}

/** Returns the texts that an expression can be. */
function textsIn(value: ts.Expression): readonly string[] {
  if (ts.isStringLiteral(value)) return [value.text];
  return ts.isConditionalExpression(value) ? [value.whenTrue, value.whenFalse].flatMap(textsIn) : [];
}

function nodesIn(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}
