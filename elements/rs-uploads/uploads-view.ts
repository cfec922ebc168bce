import { whenNearOrUsed } from '../../shared/dom/when-near-or-used.js';
import { mountView, type MountedView } from '../../shared/element/mount-view.js';
import type { PickedList, PickedListParts } from './files/picked-list.js';
import { reserveSpace } from './reserve-space.dom.js';

type PaintedChunk = typeof import('./rs-uploads.painted.js');

/** Loads the chunk of the view, with React. */
export type LoadUploadsView = () => Promise<PaintedChunk>;

/**
 * The view of one field, as the core sees it. Its chunk is fetched when the field is near the window and the browser is
 * idle, when the visitor points at the field or focuses it, or with the first file.
 */
export class UploadsView {
  readonly #parts: PickedListParts;
  readonly #loadView: LoadUploadsView;
  readonly #onLost: () => void;
  readonly #releaseSpace: () => void;
  readonly #stopWaiting: () => void;
  #view: MountedView | undefined;
  #list: PickedList | undefined;

  /** @param onLost Called where the chunk does not come. */
  constructor(parts: PickedListParts, loadView: LoadUploadsView, onLost: () => void) {
    this.#parts = parts;
    this.#loadView = loadView;
    this.#onLost = onLost;
    this.#releaseSpace = reserveSpace(parts);
    this.#stopWaiting = whenNearOrUsed(parts.host, parts.group.first, () => this.#mount());
  }

  /** Updates the view from what the inputs contain. The first file mounts the view. */
  follow(): void {
    this.#list?.follow();
    if (this.#parts.group.files.length > 0) this.#mount();
  }

  /** Returns the files that an input contained at the last `follow()`; none while there is no list to remove them. */
  filesOf(input: HTMLInputElement): readonly File[] {
    return this.#list?.filesOf(input) ?? [];
  }

  stop(): void {
    const view = this.#view;
    this.#view = undefined;
    this.#stopWaiting();
    this.#releaseSpace();
    view?.unmount();
    this.#list?.stop();
  }

  #mount(): void {
    if (this.#view) return;
    this.#stopWaiting();
    const { host } = this.#parts;
    let chunk: PaintedChunk;
    const load = async () => (chunk = await this.#loadView());
    const view = mountView(host, load, () => {
      host.adoptChrome(chunk.viewStyles);
      this.#list = new chunk.PickedList(this.#parts);
      return { host, uploads: this.#list.viewModel };
    });
    this.#view = view;
    void view.ready.then((isMounted) => {
      if (isMounted || !this.#view) return;
      this.#releaseSpace();
      this.#onLost();
    });
  }
}
