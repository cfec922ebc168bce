/**
 * Principle 8: a dynamic string is the only child of its own element. A page translator wraps text in elements of its
 * own; React then finds a text beside a sibling no more, and shows an old value for ever or takes the page down.
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

/** What is known from the code alone to be no text: elements, lists of elements, nothing, given children. */
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
