import { ownLabel } from '../../../shared/react/own-text.js';
import type { ZoomState } from '../location-state.model.js';

interface ZoomButtonsProps {
  readonly zoom: ZoomState;
  readonly onZoom: (by: 1 | -1) => void;
}

/** Buttons over the map. A native `disabled` would lose the focus at the last press. */
export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const { labelIn, labelOut, canZoomIn, canZoomOut } = zoom;
  return (
    <>
      <button
        type="button"
        part="zoom-in"
        aria-disabled={!canZoomIn}
        onClick={() => onZoom(1)}
        {...ownLabel(labelIn)}
      >
        +
      </button>
      <button
        type="button"
        part="zoom-out"
        aria-disabled={!canZoomOut}
        onClick={() => onZoom(-1)}
        {...ownLabel(labelOut)}
      >
        −
      </button>
    </>
  );
}
