import ts from 'typescript';

/** Finds the parts that a file puts into a shadow root, by markup, property or call. */
export function partsIn(file: ts.SourceFile): readonly string[] {
  const makers = partMakers(file);
  return nodesOf(file)
    .flatMap((node) => (ts.isCallExpression(node) ? partsOfCall(node, makers) : valueOf(node, 'part')))
    .flatMap((text) => text.split(/\s+/));
}

/** Finds the states that a file sets: `setState('name', …)`. */
export function statesIn(file: ts.SourceFile): readonly string[] {
  return callsIn(file).flatMap((call) => (nameOf(call) === 'setState' ? literalsIn(call.arguments[0]) : []));
}

/** Finds the named slots that a file creates, in JSX or with `createElement`. */
export function slotsIn(file: ts.SourceFile): readonly string[] {
  const created = callsIn(file)
    .filter((call) => nameOf(call) === 'createElement' && literalsIn(call.arguments[0]).includes('slot'))
    .flatMap(({ parent }) => (ts.isVariableDeclaration(parent) ? [`${parent.name.getText()}.name`] : []));
  return nodesOf(file).flatMap((node) => {
    if (ts.isBinaryExpression(node))
      return created.includes(node.left.getText()) ? literalsIn(node.right) : [];
    const isOfSlot = ts.isJsxAttribute(node) && node.parent.parent.tagName.getText() === 'slot';
    return isOfSlot ? valueOf(node, 'name') : [];
  });
}

/** Reads `static options = { name: kindAttribute('attribute') }` as "attribute = name". */
export function attributesIn(file: ts.SourceFile): readonly string[] {
  return nodesOf(file).flatMap((node) => {
    const options = ts.isPropertyDeclaration(node) && node.name.getText() === 'options' && node.initializer;
    if (!options || !ts.isObjectLiteralExpression(options)) return [];
    return options.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
      const [attribute = '?'] = ts.isCallExpression(initializer) ? literalsIn(initializer.arguments[0]) : [];
      return `${attribute} = ${name.getText()}`;
    });
  });
}

/** Finds the event classes, as "name: Class": the name is the argument of `super` in a constructor. */
export function eventsIn(file: ts.SourceFile): readonly string[] {
  return callsIn(file)
    .filter(({ expression }) => expression.kind === ts.SyntaxKind.SuperKeyword)
    .flatMap((call) => {
      const className = ts.findAncestor(call, ts.isClassDeclaration)?.name?.text;
      return literalsIn(call.arguments[0]).map((type) => `${type}: ${className}`);
    });
}

/** Finds the functions that take a part's name, and the position of that parameter: `button(root, part)`. */
function partMakers(file: ts.SourceFile): ReadonlyMap<string, number> {
  const places = nodesOf(file)
    .filter((node) => ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node))
    .map(({ name, parameters }) => {
      const place = parameters.findIndex((parameter) => parameter.name.getText() === 'part');
      return [name?.getText() ?? '', place] as const;
    });
  return new Map(places.filter(([, place]) => place >= 0));
}

function partsOfCall(call: ts.CallExpression, makers: ReadonlyMap<string, number>): readonly string[] {
  const callee = call.expression.getText();
  const place = makers.get(callee);
  if (place !== undefined) return literalsIn(call.arguments[place]);
  if (/\bpart\??\.(add|toggle)$/.test(callee)) return call.arguments.flatMap(literalsIn);
  const isPart = nameOf(call) === 'setAttribute' && literalsIn(call.arguments[0]).includes('part');
  return isPart ? literalsIn(call.arguments[1]) : [];
}

/** Returns the literals of a JSX attribute or an object's property of that name. */
function valueOf(node: ts.Node, name: string): readonly string[] {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return [];
  return node.name.getText() === name ? literalsIn(node.initializer) : [];
}

/** Returns the name of a function or method that is called. */
function nameOf({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** Returns the strings that an expression can become; the operands of a comparison are not among them. */
function literalsIn(node: ts.Node | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  const isWrapped = ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node);
  return isWrapped ? literalsIn(node.expression) : [];
}

function callsIn(file: ts.SourceFile): readonly ts.CallExpression[] {
  return nodesOf(file).filter(ts.isCallExpression);
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return [node, ...children.flatMap(nodesOf)];
}
