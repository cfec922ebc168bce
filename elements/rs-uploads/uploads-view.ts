import { whenNearOrUsed } from '../../shared/dom/when-near-or-used.js';
import { mountView, type MountedView } from '../../shared/element/mount-view.js';
import { createStore, type Store } from '../../shared/store/create-store.js';
import type { UploadsHost, UploadsViewModel } from './rs-uploads.host.js';
import { noUploads, stepUploads, type UploadsAction, type UploadsState } from './uploads-state.model.js';

type ViewChunk = typeof import('./rs-uploads.view.js');

/** Loads the chunk of the view, with React. */
export type LoadUploadsView = () => Promise<ViewChunk>;

export interface UploadsViewParts {
  readonly host: UploadsHost;
  readonly input: HTMLInputElement;
  readonly loadView: LoadUploadsView;
  /** Commands that the view sends, and texts. */
  readonly commands: Omit<UploadsViewModel, 'store' | 'closePreview'>;
  /** Called once, where the chunk does not come. */
  readonly onLost: () => void;
}

/**
 * The view of one field, and the store that it paints. Its chunk is fetched when the field is near the window and the
 * browser is idle, when the visitor points at the field or focuses it, or with the first file.
 */
export class UploadsView {
  readonly store: Store<UploadsState, UploadsAction>;
  /** Flag: the list is mounted, so each file can be removed alone. */
  isMounted = false;
  readonly #parts: UploadsViewParts;
  readonly #stopWaiting: () => void;
  #view: MountedView | undefined;

  constructor(parts: UploadsViewParts) {
    const { host, input } = parts;
    this.#parts = parts;
    this.store = createStore({
      initial: noUploads,
      step: (state: UploadsState, action: UploadsAction) => ({ state: stepUploads(state, action), effects: [] }),
      run: () => undefined,
      onError: (error) => host.report(error),
    });
    this.#stopWaiting = whenNearOrUsed(host, input, () => this.mount());
  }

  /** Mounts the view once; a later call does nothing. */
  mount(): void {
    if (this.#view) return;
    this.#stopWaiting();
    const { host, commands, onLost } = this.#parts;
    const { store } = this;
    const closePreview = () => store.send({ type: 'preview-closed' });
    const view = mountView(
      host,
      () => this.#load(),
      () => ({ host, uploads: { ...commands, store, closePreview } }),
    );
    this.#view = view;
    void view.ready.then((isMounted) => {
      this.isMounted = isMounted;
      if (!isMounted && this.#view) onLost();
    });
  }

  stop(): void {
    const view = this.#view;
    this.#view = undefined;
    this.#stopWaiting();
    view?.unmount();
  }

  async #load(): Promise<ViewChunk> {
    const { host, loadView } = this.#parts;
    const chunk = await loadView();
    host.adoptChrome(chunk.viewStyles);
    return chunk;
  }
}
