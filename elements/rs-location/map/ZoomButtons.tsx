import type { Translate } from '../../../shared/i18n/texts.js';
import { ownLabel } from '../../../shared/react/own-text.js';
import type { ZoomState } from '../location-state.model.js';

interface ZoomButtonsProps {
  readonly zoom: ZoomState;
  readonly translate: Translate;
  readonly onZoom: (by: 1 | -1) => void;
}

/** Buttons over the map. A native `disabled` would lose the focus at the last press. */
export function ZoomButtons({ zoom: { canZoomIn, canZoomOut }, translate, onZoom }: ZoomButtonsProps) {
  return (
    <>
      <button
        type="button"
        part="zoom-in"
        aria-disabled={!canZoomIn}
        onClick={() => onZoom(1)}
        {...ownLabel(translate('location.zoom-in'))}
      >
        +
      </button>
      <button
        type="button"
        part="zoom-out"
        aria-disabled={!canZoomOut}
        onClick={() => onZoom(-1)}
        {...ownLabel(translate('location.zoom-out'))}
      >
        −
      </button>
    </>
  );
}
