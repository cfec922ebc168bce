/** A box in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Place of a list at its field. */
export interface ListPlace {
  readonly left: number;
  readonly width: number;
  /** Upper edge of a list below the field, lower edge of a list above it. */
  readonly edge: number;
  readonly isAbove: boolean;
  /** Space for the list, in pixels. */
  readonly room: number;
  /** Flag: at least a part of the field is in sight. */
  readonly isInSight: boolean;
}

const gap = 4;
const margin = 8;
/** Height from which a list fits below its field, even with more space above. */
const enough = 200;
/** Height of two addresses: a list is never lower. */
const least = 88;

/** Places a list below its field, or above it where only the space above is enough. It is as wide as the field. */
export function placeList(field: Box, seen: Box): ListPlace {
  const { left, width } = field;
  const below = seen.top + seen.height - margin - (field.top + field.height + gap);
  const above = field.top - gap - (seen.top + margin);
  const isAbove = below < enough && above > below;
  return {
    ...{ left, width, isAbove },
    edge: isAbove ? field.top - gap : field.top + field.height + gap,
    room: Math.max(isAbove ? above : below, least),
    isInSight: field.top < seen.top + seen.height && field.top + field.height > seen.top,
  };
}
