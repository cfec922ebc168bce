/** How long the pointer rests on an item before its submenu opens, in milliseconds. */
export const openDelayMs = 150;

/** How long a submenu stays after the pointer has left, so that a corner may be cut. */
export const closeDelayMs = 300;
