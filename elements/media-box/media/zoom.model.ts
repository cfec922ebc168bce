/** Zoom of a picture: its scale, and its offset from the middle in CSS pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Point in CSS pixels from the middle of the box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of the box, of the picture at scale 1, and of the picture's file in its own pixels. */
export interface Frame {
  readonly box: Size;
  readonly picture: Size;
  /** Zero until the picture has loaded. */
  readonly natural: Size;
}

/** Whole picture, in the middle. */
export const fitted: Zoom = Object.freeze({ scale: 1, x: 0, y: 0 });

/** Highest scale of a picture whose natural size is smaller. */
const largest = 8;

/** Scale after a double tap, unless the picture is still a narrow strip at that scale. */
const tapped = 2.5;

/** Zooms by a factor around a point, which stays in place. */
export function zoomBy(zoom: Zoom, factor: number, around: Point, frame: Frame): Zoom {
  const most = Math.max(largest, naturalScale(frame));
  const scale = Math.min(most, Math.max(1, zoom.scale * finite(factor, 1)));
  const growth = scale / zoom.scale;
  const moved = {
    scale,
    x: around.x - (around.x - zoom.x) * growth,
    y: around.y - (around.y - zoom.y) * growth,
  };
  return keepInside(moved, frame);
}

/** Zooms in around a point, or resets the zoom. */
export function zoomAt(zoom: Zoom, around: Point, frame: Frame): Zoom {
  return zoom.scale > 1 ? fitted : zoomBy(zoom, Math.max(tapped, stripScale(frame)), around, frame);
}

/** Returns the scale at which one pixel of the file is one CSS pixel; 0 while a size is unknown. */
function naturalScale({ picture, natural }: Frame): number {
  const scale = Math.max(natural.width / picture.width, natural.height / picture.height);
  return Number.isFinite(scale) ? scale : 0;
}

/** Returns the scale at which a long, narrow picture fills the box, or has its natural size if that is smaller. */
function stripScale(frame: Frame): number {
  const { box, picture } = frame;
  return Math.min(naturalScale(frame), Math.max(box.width / picture.width, box.height / picture.height));
}

/** Turn of a wheel; `deltaMode` is 0 for CSS pixels, 1 for lines, 2 for pages. */
export interface WheelTurn {
  readonly deltaY: number;
  readonly deltaMode: number;
  /** True also for a pinch on a trackpad. */
  readonly ctrlKey: boolean;
}

/** CSS pixels per unit of `deltaMode`. */
const wheelUnits: readonly number[] = [1, 16, 400];

/** Returns the zoom factor of a wheel turn: above 1 upwards, at most 2 and at least 0.5. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelTurn): number {
  const pixels = deltaY * (wheelUnits[deltaMode] ?? 1);
  const factor = Math.exp(-pixels * (ctrlKey ? 0.01 : 0.002));
  return Math.min(2, Math.max(0.5, factor));
}

/** Pans a zoomed picture; its edge never enters the box. */
export function panBy(zoom: Zoom, { x, y }: Point, frame: Frame): Zoom {
  return keepInside({ ...zoom, x: zoom.x + finite(x, 0), y: zoom.y + finite(y, 0) }, frame);
}

/** Adjusts a zoom to another frame, as after the phone was turned. */
export function keepInside({ scale, x, y }: Zoom, { box, picture }: Frame): Zoom {
  return {
    scale,
    x: within(x, (picture.width * scale - box.width) / 2),
    y: within(y, (picture.height * scale - box.height) / 2),
  };
}

/** Clamps an offset; a picture smaller than the box stays in the middle. */
function within(value: number, slack: number): number {
  const most = Math.max(0, slack);
  // `+ 0` turns -0 into 0.
  return Math.min(most, Math.max(-most, value)) + 0;
}

function finite(value: number, otherwise: number): number {
  return Number.isFinite(value) && (otherwise === 0 || value > 0) ? value : otherwise;
}
