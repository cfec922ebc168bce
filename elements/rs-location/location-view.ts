import { whenNearOrUsed } from '../../shared/dom/when-near-or-used.js';
import { mountView, type MountedView } from '../../shared/element/mount-view.js';
import { createStore, type Store } from '../../shared/store/create-store.js';
import { changeView, emptyView, type LocationViewState } from './location-state.model.js';
import type { LocationHost, LocationViewModel } from './rs-location.host.js';

/** Loads the view, with React. */
export type LoadLocationView = () => Promise<typeof import('./rs-location.view.js')>;

/** Source of the views of one element. */
export interface ViewSource {
  readonly load: LoadLocationView;
  /** Flag: a view was mounted before, so the next one is mounted at once. */
  isUsed: boolean;
}

export interface LocationViewContext {
  readonly host: LocationHost;
  readonly input: HTMLInputElement;
  readonly source: ViewSource;
  /** Commands that the view sends, and its container. */
  readonly model: Omit<LocationViewModel, 'store'>;
  /** Called when the view is mounted. */
  readonly onMounted: () => void;
  /** Called if the view does not load. */
  readonly onLost: () => void;
}

/**
 * The view of one field, and the state that it paints. It is fetched when the field is near the window and the
 * browser is idle, or when the visitor points at the field or focuses it.
 */
export class LocationView {
  readonly #context: LocationViewContext;
  readonly #store: Store<LocationViewState, Partial<LocationViewState>>;
  #stopWaiting = () => {};
  #view: MountedView | undefined;
  #isStopped = false;

  constructor(context: LocationViewContext) {
    const { host, input } = context;
    this.#context = context;
    this.#store = createStore({
      initial: emptyView,
      step: (state: LocationViewState, change: Partial<LocationViewState>) => ({
        state: changeView(state, change),
        effects: [],
      }),
      run: () => undefined,
      onError: (error) => host.report(error),
    });
    if (context.source.isUsed) this.#mount();
    else this.#stopWaiting = whenNearOrUsed(host, input, () => this.#mount());
  }

  /** Changes the state. Before the view is mounted the state is kept for it. */
  paint(change: Partial<LocationViewState>): void {
    this.#store.send(change);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWaiting();
    this.#view?.unmount();
  }

  #mount(): void {
    if (this.#view) return;
    this.#stopWaiting();
    const { host, source, model, onMounted, onLost } = this.#context;
    source.isUsed = true;
    this.#view = mountView(host, source.load, () => ({ location: { ...model, store: this.#store } }));
    void this.#view.ready.then((isMounted) => {
      if (this.#isStopped) return;
      if (isMounted) onMounted();
      else onLost();
    });
  }
}
