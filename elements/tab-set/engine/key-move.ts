import type { TabMove } from '../contract/state.js';

/** How the tabs lie. */
export interface TabLayout {
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

/** Where a key leads in a list of tabs; null where it is not ours. Arrows follow the eye. */
export function keyMove(key: string, { isVertical, isRightToLeft }: TabLayout): TabMove | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key !== back && key !== on) return null;
  return (key === on) === (isVertical || !isRightToLeft) ? 'next' : 'previous';
}
