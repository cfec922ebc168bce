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
      const meaningful = children.filter(isMeaningful);
      if (meaningful.length < 2) return;
      for (const child of meaningful) if (isText(child)) context.report({ node: child, messageId: 'beside' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

function isMeaningful(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isText(child) {
  if (child.type === 'JSXText') return true;
  return child.type === 'JSXExpressionContainer' && mayBeText(child.expression);
}

/** What can be told from the code alone: an element, a list of elements, nothing, or the children given. */
function mayBeText(expression) {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'Literal':
      return typeof expression.value === 'string' || typeof expression.value === 'number';
    case 'Identifier':
      return expression.name !== 'children' && expression.name !== 'undefined';
    case 'MemberExpression':
      return expression.property.name !== 'children';
    case 'ConditionalExpression':
      return mayBeText(expression.consequent) || mayBeText(expression.alternate);
    case 'LogicalExpression':
      return mayBeText(expression.right);
    case 'CallExpression':
      return !/^(map|flatMap|createPortal)$/.test(
        expression.callee.property?.name ?? expression.callee.name ?? '',
      );
    default:
      return true;
  }
}
