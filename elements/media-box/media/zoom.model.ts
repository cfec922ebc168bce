/** How a picture is magnified: its scale, and how far it is moved from the middle, in CSS pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A point, in CSS pixels from the middle of the box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a picture is seen through, and how large it is at scale 1. */
export interface Frame {
  readonly box: Size;
  readonly picture: Size;
}

/** The whole picture, in the middle. */
export const fitted: Zoom = Object.freeze({ scale: 1, x: 0, y: 0 });

/** More than this shows no more. */
const largest = 8;

/** What a double tap magnifies to. */
const tapped = 2.5;

/** Magnifies by a factor around a point, which stays under the finger. */
export function zoomBy(zoom: Zoom, factor: number, around: Point, frame: Frame): Zoom {
  const scale = Math.min(largest, Math.max(1, zoom.scale * finite(factor, 1)));
  const growth = scale / zoom.scale;
  const moved = {
    scale,
    x: around.x - (around.x - zoom.x) * growth,
    y: around.y - (around.y - zoom.y) * growth,
  };
  return keepInside(moved, frame);
}

/** Magnifies around a point, or shows the whole again. */
export function zoomAt(zoom: Zoom, around: Point, frame: Frame): Zoom {
  return zoom.scale > 1 ? fitted : zoomBy(zoom, tapped, around, frame);
}

/** Turn of a wheel, as its event has it; `deltaMode` is 0 for CSS pixels, 1 for lines, 2 for pages. */
export interface WheelTurn {
  readonly deltaY: number;
  readonly deltaMode: number;
  /** Also set for two fingers on a trackpad that pinch. */
  readonly ctrlKey: boolean;
}

/** CSS pixels of a line and of a page that a wheel scrolls by. */
const wheelUnits: readonly number[] = [1, 16, 400];

/** Returns the factor that a turn of the wheel magnifies by: upwards makes larger, and a turn never more than doubles. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelTurn): number {
  const pixels = deltaY * (wheelUnits[deltaMode] ?? 1);
  const factor = Math.exp(-pixels * (ctrlKey ? 0.01 : 0.002));
  return Math.min(2, Math.max(0.5, factor));
}

/** Moves a magnified picture; its edge never comes into the box. */
export function panBy(zoom: Zoom, { x, y }: Point, frame: Frame): Zoom {
  return keepInside({ ...zoom, x: zoom.x + finite(x, 0), y: zoom.y + finite(y, 0) }, frame);
}

/** What a zoom is in another frame, as after a turn of the phone. */
export function keepInside({ scale, x, y }: Zoom, { box, picture }: Frame): Zoom {
  return {
    scale,
    x: within(x, (picture.width * scale - box.width) / 2),
    y: within(y, (picture.height * scale - box.height) / 2),
  };
}

/** A picture that is smaller than the box stays in its middle. */
function within(value: number, slack: number): number {
  const most = Math.max(0, slack);
  // Without a minus in front of a zero.
  return Math.min(most, Math.max(-most, value)) + 0;
}

function finite(value: number, otherwise: number): number {
  return Number.isFinite(value) && (otherwise === 0 || value > 0) ? value : otherwise;
}
