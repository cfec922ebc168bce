/** State of the buttons that zoom the map. */
export interface ZoomState {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

/** State of all that the view paints. */
export interface LocationViewState {
  /** Addresses of the suggestion list; empty while the list is closed. */
  readonly addresses: readonly string[];
  /** Index of the address that the arrow keys have reached; -1 for none. */
  readonly active: number;
  /** Undefined while there is no map. */
  readonly zoom: ZoomState | undefined;
  /** Flag: the button for the visitor's position is shown. */
  readonly canLocate: boolean;
  /** Flag: the browser is looking for the position. */
  readonly isLocating: boolean;
  /** Flag: the input is disabled or read-only. */
  readonly isDisabled: boolean;
}

export const emptyView: LocationViewState = Object.freeze({
  addresses: [],
  active: -1,
  zoom: undefined,
  canLocate: false,
  isLocating: false,
  isDisabled: false,
});

/** Returns the state with a change; the same object where nothing changes, so that nothing is painted again. */
export function changeView(state: LocationViewState, change: Partial<LocationViewState>): LocationViewState {
  const next = { ...state, ...change };
  const names = Object.keys(next) as (keyof LocationViewState)[];
  return names.every((name) => isSame(next[name], state[name])) ? state : next;
}

function isSame(one: unknown, other: unknown): boolean {
  return (
    one === other || (Array.isArray(one) && one.length === 0 && Array.isArray(other) && other.length === 0)
  );
}
