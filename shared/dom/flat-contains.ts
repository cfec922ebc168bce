import { unclobbered } from './unclobbered.js';

/** Returns true if a node is rendered inside the element: through shadow roots, and for slotted content at its slot. */
export function flatContains(element: Element, node: Node | null): boolean {
  for (let at: Node | null = node; at; at = flatParent(at)) if (at === element) return true;
  return false;
}

/** Returns the parent of a node in the flat tree: its slot, its shadow host or its parent node. */
export function flatParent(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  const slot = node instanceof Element || node instanceof Text ? unclobbered(node).assignedSlot : null;
  return slot ?? unclobbered(node).parentNode;
}
