import ts from 'typescript';
import { nodesOf } from './source-files.js';

/** The parts that a file puts into a shadow root, however it spells that. */
export function partsIn(file: ts.SourceFile): readonly string[] {
  const makers = partMakers(file);
  return [...nodesOf(file)]
    .flatMap((node) => {
      if (ts.isJsxAttribute(node)) return node.name.getText() === 'part' ? literalsIn(node.initializer) : [];
      if (ts.isPropertyAssignment(node))
        return node.name.getText() === 'part' ? literalsIn(node.initializer) : [];
      return ts.isCallExpression(node) ? partsOfCall(node, makers) : [];
    })
    .flatMap((text) => text.split(/\s+/));
}

/** The states that a file sets: `setState('name', …)`. */
export function statesIn(file: ts.SourceFile): readonly string[] {
  return callsIn(file)
    .filter((call) => nameOf(call.expression) === 'setState')
    .flatMap((call) => literalsIn(call.arguments[0]));
}

/** The named slots that a file creates, in JSX or by `createElement`. */
export function slotsIn(file: ts.SourceFile): readonly string[] {
  const nodes = [...nodesOf(file)];
  const made = new Set(
    nodes
      .filter(ts.isVariableDeclaration)
      .flatMap((node) => (isSlot(node.initializer) ? [node.name.getText()] : [])),
  );
  return nodes.flatMap((node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'name') {
      return node.parent.parent.tagName.getText() === 'slot' ? literalsIn(node.initializer) : [];
    }
    const isNamed = ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left);
    if (!isNamed || node.left.name.text !== 'name' || !made.has(node.left.expression.getText())) return [];
    return literalsIn(node.right);
  });
}

/** The functions of a file that take a part's name, and where: `button(root, part, …)`. */
function partMakers(file: ts.SourceFile): ReadonlyMap<string, number> {
  const declared = [...nodesOf(file)].filter(ts.isFunctionDeclaration);
  return new Map(
    declared
      .map(
        ({ name, parameters }) =>
          [name?.text ?? '', parameters.findIndex((one) => one.name.getText() === 'part')] as const,
      )
      .filter(([, index]) => index >= 0),
  );
}

function partsOfCall(call: ts.CallExpression, makers: ReadonlyMap<string, number>): readonly string[] {
  const { expression, arguments: given } = call;
  const maker = ts.isIdentifier(expression) ? makers.get(expression.text) : undefined;
  if (maker !== undefined) return literalsIn(given[maker]);
  if (!ts.isPropertyAccessExpression(expression)) return [];
  if (expression.name.text === 'setAttribute') {
    return literalsIn(given[0])[0] === 'part' ? literalsIn(given[1]) : [];
  }
  const isPartList = nameOf(expression.expression) === 'part' && /^(add|toggle)$/.test(expression.name.text);
  return isPartList ? given.flatMap(literalsIn) : [];
}

function callsIn(file: ts.SourceFile): readonly ts.CallExpression[] {
  return [...nodesOf(file)].filter(ts.isCallExpression);
}

function isSlot(node: ts.Node | undefined): boolean {
  if (!node || !ts.isCallExpression(node) || nameOf(node.expression) !== 'createElement') return false;
  return literalsIn(node.arguments[0]).includes('slot');
}

function nameOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

/** The texts that an expression can become; what is compared inside it is none of them. */
function literalsIn(node: ts.Node | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return literalsIn(node.expression);
  }
  return [];
}
