/** Gives the page back its scrolling. */
export type Unlock = () => void;

/**
 * Stops the page from scrolling. Where a scrollbar goes away its room is kept, so nothing shifts. Through the
 * CSSOM, because a strict `style-src` forbids the attribute; what the page had set itself comes back.
 */
export function lockScroll(document: Document): Unlock {
  const root = document.documentElement;
  const gap = (document.defaultView?.innerWidth ?? 0) - root.clientWidth;
  const restores = [setStyle(root, 'overflow', 'hidden')];
  // A zoomed page may be a pixel off without any scrollbar.
  if (gap > 1) restores.push(keepRoom(root, gap));
  return () => restores.forEach((restore) => restore());
}

function keepRoom(root: HTMLElement, gap: number): Unlock {
  if (CSS.supports('scrollbar-gutter', 'stable')) return setStyle(root, 'scrollbar-gutter', 'stable');
  const before = parseFloat(getComputedStyle(root).paddingInlineEnd) || 0;
  return setStyle(root, 'padding-inline-end', `${before + gap}px`);
}

function setStyle({ style }: HTMLElement, property: string, value: string): Unlock {
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value, 'important');
  return () => style.setProperty(property, before, priority);
}
