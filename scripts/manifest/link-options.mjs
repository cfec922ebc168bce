/** A shell's `static options` say which property an attribute is: the manifest links the two. */

/** An analyzer plugin that reads `static options = { name: kindAttribute('attribute', …) }`. */
export function linkOptions() {
  return {
    name: 'link-options',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node)) return;
      const declaration = moduleDoc.declarations.find(({ name }) => name === node.name?.text);
      for (const [property, attribute] of readOptions(ts, node)) link(declaration, property, attribute);
    },
  };
}

function link({ attributes = [], members = [] }, property, attribute) {
  const documented = attributes.find(({ name }) => name === attribute);
  if (documented) documented.fieldName = property;
  const member = members.find(({ name }) => name === property);
  if (!member) return;
  member.attribute = attribute;
  if (documented?.description) member.description = documented.description;
}

function readOptions(ts, { members }) {
  const options = members.find(
    (member) => ts.isPropertyDeclaration(member) && member.name.text === 'options',
  );
  if (!options?.initializer || !ts.isObjectLiteralExpression(options.initializer)) return [];
  return options.initializer.properties
    .filter(({ initializer }) => initializer && ts.isCallExpression(initializer))
    .map(({ name, initializer }) => [name.text, initializer.arguments[0]?.text]);
}
