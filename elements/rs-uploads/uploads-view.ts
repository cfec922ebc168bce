import { whenNearOrUsed } from '../../shared/dom/when-near-or-used.js';
import { mountView, type MountedView } from '../../shared/element/mount-view.js';
import { PickedList, type PickedListContext } from './files/picked-list.js';
import { reserveSpace } from './reserve-space.dom.js';

/** Loads the view, with React. */
export type LoadUploadsView = () => Promise<typeof import('./rs-uploads.view.js')>;

/** Source of the views of one element. */
export interface ViewSource {
  readonly load: LoadUploadsView;
  /** Flag: a view was mounted before, so the next one is mounted at once. */
  isUsed: boolean;
}

/**
 * The view of one field, as the core sees it. It is fetched when the field is near the window and the browser is
 * idle, when the visitor points at the field or focuses it, or with the first file.
 */
export class UploadsView {
  readonly #context: PickedListContext;
  readonly #source: ViewSource;
  readonly #onReady: (isMounted: boolean) => void;
  readonly #releaseSpace: () => void;
  #stopWaiting = () => {};
  #view: MountedView | undefined;
  #list: PickedList | undefined;

  /** @param onReady Called when the view is painted; with false if it does not load. */
  constructor(context: PickedListContext, source: ViewSource, onReady: (isMounted: boolean) => void) {
    this.#context = context;
    this.#source = source;
    this.#onReady = onReady;
    this.#releaseSpace = reserveSpace(context);
    if (source.isUsed) this.#mount();
    else this.#stopWaiting = whenNearOrUsed(context.host, context.group.first, () => this.#mount());
  }

  /** Updates the view from the files of the inputs. The first file mounts the view. */
  follow(): void {
    this.#list?.follow();
    if (this.#context.group.files.length > 0) this.#mount();
  }

  /** Returns the files that an input contained at the last `follow()`; none while there is no list to remove them. */
  filesOf(input: HTMLInputElement): readonly File[] {
    return this.#list?.filesOf(input) ?? [];
  }

  /** True as soon as the list shows the files. */
  get hasList(): boolean {
    return this.#list !== undefined;
  }

  /** True as long as files are read: those that were not read yet have no size. */
  get isReading(): boolean {
    return this.#list?.isReading ?? false;
  }

  /** Gives the row of a file to the one that takes its place. */
  replace(file: File, by: File): void {
    this.#list?.replace(file, by);
  }

  /** Reads every file at once. */
  readAll(): void {
    this.#list?.readAll();
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
    const source = this.#source;
    source.isUsed = true;
    const { host } = this.#context;
    const load = async () => {
      const view = await source.load();
      host.adoptChrome(view.viewStyles);
      return view;
    };
    const view = mountView(host, load, () => {
      this.#list = new PickedList(this.#context);
      return { host, uploads: this.#list.viewModel };
    });
    this.#view = view;
    void view.ready.then((isMounted) => {
      if (!this.#view) return;
      if (!isMounted) this.#releaseSpace();
      this.#onReady(isMounted);
    });
  }
}
