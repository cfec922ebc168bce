/**
 * ESLint rule: a dynamic string in JSX is the only child of its own element. Page translators wrap text in elements.
 * After that React fails to update or remove a text beside a sibling.
 */
export const oneDynamicString = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'Text beside a sibling: give it an element of its own, with one string as its only child.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      const rendered = children.filter(isRendered);
      if (rendered.length < 2) return;
      for (const node of rendered.filter(mayBeText)) context.report({ node, messageId: 'beside' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

function isRendered({ type, value, expression }) {
  return type === 'JSXText' ? value.trim() !== '' : expression?.type !== 'JSXEmptyExpression';
}

/** Returns true if an expression is certainly no text: elements, lists of elements, nothing, `children`. */
const isNoText = {
  JSXElement: () => true,
  JSXFragment: () => true,
  JSXExpressionContainer: ({ expression }) => !mayBeText(expression),
  Literal: ({ value }) => typeof value !== 'string' && typeof value !== 'number',
  Identifier: ({ name }) => name === 'children' || name === 'undefined',
  MemberExpression: ({ property }) => property.name === 'children',
  ConditionalExpression: ({ consequent, alternate }) => !mayBeText(consequent) && !mayBeText(alternate),
  LogicalExpression: ({ right }) => !mayBeText(right),
  CallExpression: ({ callee }) => /^(map|flatMap|createPortal)$/.test(callee.property?.name ?? callee.name),
};

function mayBeText(node) {
  return !isNoText[node.type]?.(node);
}
