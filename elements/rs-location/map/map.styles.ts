import { css } from '@lit/reactive-element/css-tag.js';

/** Styles that Leaflet needs, and styles of the elements over the map. */
export const mapStyles = css`
  .frame {
    position: relative;
    isolation: isolate;
  }

  [part~='map'] {
    position: relative;
    box-sizing: border-box;
    block-size: var(--_map-height);
    overflow: hidden;
    direction: ltr;
    background: var(--_surface-muted);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    touch-action: pan-x pan-y;
    user-select: none;
  }

  .leaflet-pane,
  .leaflet-tile,
  .leaflet-tile-container,
  .leaflet-layer,
  .marker {
    position: absolute;
    inset-block-start: 0;
    left: 0;
  }

  .leaflet-control-container,
  .leaflet-tile {
    visibility: hidden;
  }

  .leaflet-tile-loaded {
    visibility: inherit;
  }

  .leaflet-tile {
    pointer-events: none;
  }

  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }

  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s ease;
  }

  .leaflet-tile-pane {
    z-index: 1;
  }

  .leaflet-marker-pane {
    z-index: 2;
  }

  .leaflet-touch-drag {
    touch-action: none;
  }

  .leaflet-grab {
    cursor: grab;
  }

  .marker {
    cursor: move;
    touch-action: none;
  }

  .marker svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }

  .drop {
    fill: var(--_accent);
    stroke: var(--_surface);
    stroke-width: 2;
  }

  .eye {
    fill: var(--_surface);
  }

  .marker[part~='unset'] .drop {
    fill: var(--_surface);
    stroke: var(--_accent);
    stroke-dasharray: 4 3;
  }

  .marker[part~='unset'] .eye {
    fill: var(--_accent);
  }

  .marker[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }

  .zoom {
    position: absolute;
    inset-block-start: var(--_space-small);
    inset-inline-end: var(--_space-small);
    z-index: 3;
    display: grid;
    gap: 0.25rem;
  }

  .zoom button {
    padding: 0;
    font-size: 1.5rem;
    line-height: 1;
  }

  [part~='attribution'] {
    padding-block-start: 0.25rem;
    color: var(--_text-muted);
    font-size: 0.875rem;
    text-align: end;
  }

  [part~='attribution'] a {
    color: inherit;
  }

  @media (forced-colors: active) {
    .marker svg {
      forced-color-adjust: none;
    }

    .drop {
      fill: Highlight;
      stroke: Canvas;
    }
  }
`;
