import type { Position } from '../place/place.model.js';

/** How far a key moves the marker, in pixels of the map. */
export const keySteps = Object.freeze({ near: 10, far: 60 });

/** What a key on the marker asks for; null where it is not for the map. */
export type MarkerKey =
  | { readonly type: 'move'; readonly x: number; readonly y: number }
  | { readonly type: 'zoom'; readonly by: 1 | -1 };

const directions: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

export function readMarkerKey(key: string, isFar: boolean): MarkerKey | null {
  const direction = directions.get(key);
  if (direction) {
    const step = isFar ? keySteps.far : keySteps.near;
    return { type: 'move', x: direction[0] * step, y: direction[1] * step };
  }
  if (key === '+' || key === '=') return { type: 'zoom', by: 1 };
  return key === '-' ? { type: 'zoom', by: -1 } : null;
}

/** A position of the map's own, which goes around the world and counts on beyond 180 degrees. */
export function ofMap({ lat, lng }: { readonly lat: number; readonly lng: number }): Position {
  const longitude = ((((lng + 180) % 360) + 360) % 360) - 180;
  return { latitude: Math.min(90, Math.max(-90, lat)), longitude };
}
