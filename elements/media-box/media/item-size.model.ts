import type { Length, MediaItem } from '../items/media-item.model.js';

/** The size that an author wants an item to have; never larger than its place in the window. */
export interface ItemSize {
  readonly inlineSize?: string;
  readonly blockSize?: string;
}

/** Returns the CSS of an item's own `width` and `height`; what is not set is left to the style sheet. */
export function itemSize({ width, height }: Pick<MediaItem, 'width' | 'height'>): ItemSize {
  return {
    ...(width && { inlineSize: capped(width, 'vw') }),
    ...(height && { blockSize: capped(height, 'vh') }),
  };
}

/** A percentage is one of the window. */
function capped({ value, unit }: Length, windowUnit: 'vw' | 'vh'): string {
  return `min(100%, ${value}${unit === '%' ? windowUnit : 'px'})`;
}
