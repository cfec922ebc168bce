/** The edge at which the panel waits. */
export type Edge = 'left' | 'right';

/** The edge that a side stands for, by the direction of writing; the theme's class on the body counts where none is set. */
export function edgeOf(host: HTMLElement, side: string): Edge {
  if (side === 'left' || side === 'right') return side;
  const { body } = host.ownerDocument;
  if (side === '' && body.classList.contains('g-offcanvas-left')) return 'left';
  if (side === '' && body.classList.contains('g-offcanvas-right')) return 'right';
  const isRightToLeft = getComputedStyle(host).direction === 'rtl';
  return (side === 'end') === isRightToLeft ? 'left' : 'right';
}
