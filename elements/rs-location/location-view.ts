import { whenNearOrUsed } from '../../shared/dom/when-near-or-used.js';
import { mountView, type MountedView } from '../../shared/element/mount-view.js';
import { createStore, type Store } from '../../shared/store/create-store.js';
import { changeView, emptyView, type LocationViewState } from './location-state.model.js';
import type { LocationHost, LocationViewModel } from './rs-location.host.js';

/** Loads the chunk of the view, with React. */
export type LoadLocationView = () => Promise<typeof import('./rs-location.view.js')>;

export interface LocationViewParts {
  readonly host: LocationHost;
  readonly input: HTMLInputElement;
  readonly loadView: LoadLocationView;
  /** Commands that the view sends, and what it paints into. */
  readonly model: Omit<LocationViewModel, 'store'>;
  /** Called where the chunk does not come. */
  readonly onLost: () => void;
}

/**
 * The view of one field, and the state that it paints. Its chunk is fetched when the field is near the window and the
 * browser is idle, or when the visitor points at the field or focuses it.
 */
export class LocationView {
  readonly #parts: LocationViewParts;
  readonly #store: Store<LocationViewState, Partial<LocationViewState>>;
  readonly #stopWaiting: () => void;
  #view: MountedView | undefined;
  #isStopped = false;

  constructor(parts: LocationViewParts) {
    const { host, input } = parts;
    this.#parts = parts;
    this.#store = createStore({
      initial: emptyView,
      step: (state: LocationViewState, change: Partial<LocationViewState>) => ({
        state: changeView(state, change),
        effects: [],
      }),
      run: () => undefined,
      onError: (error) => host.report(error),
    });
    this.#stopWaiting = whenNearOrUsed(host, input, () => void this.mount());
  }

  /** Changes the state. Before the view is mounted the state is kept for it. */
  paint(change: Partial<LocationViewState>): void {
    this.#store.send(change);
  }

  /**
   * Mounts the view, once.
   *
   * @returns A promise of whether the view is mounted; false where its chunk does not come.
   */
  mount(): Promise<boolean> {
    this.#view ??= this.#start();
    return this.#view.ready;
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWaiting();
    this.#view?.unmount();
  }

  #start(): MountedView {
    this.#stopWaiting();
    const { host, loadView, model, onLost } = this.#parts;
    const view = mountView(host, loadView, () => ({ location: { ...model, store: this.#store } }));
    void view.ready.then((isMounted) => {
      if (!isMounted && !this.#isStopped) onLost();
    });
    return view;
  }
}
