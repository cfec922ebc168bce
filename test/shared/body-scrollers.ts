const { documentElement: root, body } = document;

interface PageKind {
  readonly title: string;
  /** Turns the page of the test into one of this kind, until `restorePage()`. */
  readonly open: () => void;
}

/** Pages whose window does not scroll, because their body does. */
export const bodyScrollers: readonly PageKind[] = [
  { title: 'html, body { height: 100%; overflow-x: hidden }', open: hideBothSides },
  { title: 'body { height: 100%; overflow-y: auto }', open: scrollBody },
];

function hideBothSides(): void {
  for (const box of [root, body]) setStyles(box, { height: '100%', 'overflow-x': 'hidden', margin: '0' });
}

function scrollBody(): void {
  setStyles(root, { height: '100%', overflow: 'hidden' });
  setStyles(body, { height: '100%', 'overflow-y': 'auto', margin: '0' });
}

export function setStyles(box: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(styles)) box.style.setProperty(property, value);
}

/** Turns the page of the test into an ordinary one again, at its top. */
export function restorePage(): void {
  // Both first: the styles of the root decide whether the body scrolls.
  for (const box of [root, body]) box.scrollTo({ top: 0, behavior: 'instant' });
  for (const box of [root, body]) box.removeAttribute('style');
}
