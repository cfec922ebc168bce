/** Members that the browser calls, and static options: not public API. */
const internal =
  /^(#.*|(dis)?connectedCallback|connectedMoveCallback|adoptedCallback|attributeChangedCallback|observedAttributes|options)$/;

/**
 * Analyzer plugin that links `static options = { property: kindAttribute('attribute') }` and lists public members
 * only.
 */
export function listMembers() {
  return {
    name: 'list-members',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node)) return;
      const declaration = moduleDoc.declarations.find(({ name }) => name === node.name?.text);
      for (const [property, attribute] of readOptions(ts, node)) link(declaration, property, attribute);
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      for (const declaration of modules.flatMap(({ declarations = [] }) => declarations))
        declaration.members = declaration.members?.filter(
          ({ name, privacy = 'public' }) => privacy === 'public' && !internal.test(name),
        );
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
  return (options?.initializer?.properties ?? [])
    .filter(({ initializer }) => initializer && ts.isCallExpression(initializer))
    .map(({ name, initializer }) => [name.text, initializer.arguments[0]?.text]);
}
