import type { Length, MediaItem } from '../items/media-item.model.js';

/** Size that an author sets; never larger than the available space. */
export interface ItemSize {
  readonly inlineSize?: string;
  readonly blockSize?: string;
}

/** Returns the CSS of an item's `width` and `height`; a missing one is left to the style sheet. */
export function itemSize({ width, height }: Pick<MediaItem, 'width' | 'height'>): ItemSize {
  return {
    ...(width && { inlineSize: capped(width, 'vw') }),
    ...(height && { blockSize: capped(height, 'vh') }),
  };
}

/** Returns a length of at most 100 %; a percentage refers to the window. */
function capped({ value, unit }: Length, windowUnit: 'vw' | 'vh'): string {
  return `min(100%, ${value}${unit === '%' ? windowUnit : 'px'})`;
}
