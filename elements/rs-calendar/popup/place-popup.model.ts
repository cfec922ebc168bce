/** A box in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Place of a popup, and its maximum height. */
export interface PopupPlace {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

const gap = 4;
const mostRows = 4;
const leastRows = 2;
const margin = 8;
/** Minimum height beside the input, in pixels. With less space the popup covers the input. */
const leastHeight = 260;

/** Places a popup below the input, or above it if there is more space, and always inside the window (WCAG 1.4.10). */
export function placePopup(
  input: Box,
  popup: Pick<Box, 'width' | 'height'>,
  window: Box,
  isRightToLeft: boolean,
): PopupPlace {
  const first = window.top + margin;
  const last = window.top + window.height - margin;
  const below = last - (input.top + input.height + gap);
  const above = input.top - gap - first;
  const isBelow = popup.height <= below || below >= above;
  const room = Math.max(isBelow ? below : above, Math.min(leastHeight, last - first));
  const height = Math.min(popup.height, room);
  const wanted = isBelow ? input.top + input.height + gap : input.top - gap - height;
  const start = isRightToLeft ? input.left + input.width - popup.width : input.left;
  return {
    left: clamp(start, window.left + margin, window.left + window.width - margin - popup.width),
    top: clamp(wanted, first, last - height),
    maxHeight: room,
  };
}

/** Returns the number of rows of a list in a popup: four, or fewer in a low window, at least two. */
export function rowsIn(room: number, height: number, rowHeight: number): number {
  const tooMany = Math.ceil((height - room) / rowHeight);
  return Math.min(mostRows, Math.max(leastRows, mostRows - tooMany));
}

/** Returns the nearest number between two ends. The first end wins if they contradict each other. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
