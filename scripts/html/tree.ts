import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** All elements inside a node, in document order; however deep they are nested. */
export function elementsIn(node: Tree.ParentNode): readonly Element[] {
  const found: Element[] = [];
  const open = elementsRightIn(node);
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next);
    for (const child of elementsRightIn(next)) open.push(child);
  }
  return found;
}

/** The last one first. */
function elementsRightIn({ childNodes }: Tree.ParentNode): Element[] {
  return childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .filter(({ namespaceURI }) => namespaceURI === html.NS.HTML)
    .reverse();
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The words of a class attribute. */
export function classesOf(element: Element): readonly string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).filter((word) => word !== '');
}

/** The text right inside an element, as scripts have it. */
export function textOf({ childNodes }: Element): string {
  return childNodes
    .filter(defaultTreeAdapter.isTextNode)
    .map(({ value }) => value)
    .join('');
}
