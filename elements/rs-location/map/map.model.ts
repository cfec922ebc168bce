import type { Position } from '../place/place.model.js';

/** Distance that a key moves the marker, in pixels of the map. */
export const keySteps = Object.freeze({ near: 10, far: 60 });

/** Command of a key on the marker. */
export type MarkerKey =
  | { readonly type: 'move'; readonly x: number; readonly y: number }
  | { readonly type: 'zoom'; readonly by: 1 | -1 };

const directions: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** Returns the command of a key; null for a key without one. */
export function readMarkerKey(key: string, isFar: boolean): MarkerKey | null {
  const direction = directions.get(key);
  if (direction) {
    const step = isFar ? keySteps.far : keySteps.near;
    return { type: 'move', x: direction[0] * step, y: direction[1] * step };
  }
  if (key === '+' || key === '=') return { type: 'zoom', by: 1 };
  return key === '-' ? { type: 'zoom', by: -1 } : null;
}

/** Converts a position of Leaflet, whose longitude may be beyond 180 degrees, to one within -180 to 180. */
export function ofMap({ lat, lng }: { readonly lat: number; readonly lng: number }): Position {
  const longitude = ((((lng + 180) % 360) + 360) % 360) - 180;
  return { latitude: Math.min(90, Math.max(-90, lat)), longitude };
}
