import { documentOf, type SafeDocument } from '../dom/unclobbered.js';
import { fileError } from './file-error.js';
import { lazyModule } from './lazy-module.js';
import { reportError } from './report.js';

/** Creates the internal tag (r2wc) of a view in a document, with its props. */
export type CreateView<Props> = (document: SafeDocument, props: Props) => HTMLElement;

/** Module of a view: `createView` is the result of `defineView`. */
export interface ViewModule<Props> {
  readonly createView: CreateView<Props>;
}

/** View that is in a shadow root, or still loading. */
export interface MountedView {
  /** Settles with true when the view is in the shadow root; with false if its chunk did not load or it was unmounted before. */
  readonly ready: Promise<boolean>;
  readonly unmount: () => void;
}

/**
 * Loads a view and puts its internal tag into a place in the host's shadow root. A chunk that fails to load is
 * reported, and the page works without it.
 *
 * @param host The element that the view belongs to.
 * @param load Imports the module of the view.
 * @param props Returns the props of the view; called once, when the module has loaded, unless the view was unmounted before.
 * @param place The node that the tag is appended to.
 * @default place The host's shadow root.
 */
export function mountView<Props extends object>(
  host: HTMLElement,
  load: () => Promise<ViewModule<Props>>,
  props: () => NoInfer<Props>,
  place: ParentNode | null = host.shadowRoot,
): MountedView {
  const view = lazyModule(load, {
    start({ createView }) {
      if (!place) return undefined;
      const tag = createView(documentOf(host), props());
      place.append(tag);
      return tag;
    },
    stop: (tag) => tag.remove(),
    lost: (error) => reportError(fileError(host, 'view', error)),
  });
  return { ready: view.load().then(Boolean), unmount: view.stop };
}
