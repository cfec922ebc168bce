import { fileError } from './file-error.js';
import { reportError } from './report.js';

/** What a view module exports: it defines the internal tag (r2wc) and names it. */
export interface ViewModule {
  readonly viewTag: string;
}

export interface MountedView {
  /** Settles when the view is in the shadow root; false where its chunk did not come. */
  readonly ready: Promise<boolean>;
  unmount(): void;
}

/**
 * Loads a view and puts its internal tag into a place in the host's shadow root. The view finds its shell by the root
 * node's host and paints the shell's store; a chunk that does not come is reported and the page goes on.
 */
export function mountView(
  host: HTMLElement,
  load: () => Promise<ViewModule>,
  place: ParentNode | null = host.shadowRoot,
): MountedView {
  let view: HTMLElement | undefined;
  let isWanted = true;

  async function mount(): Promise<boolean> {
    try {
      const { viewTag } = await load();
      if (!isWanted || !place) return false;
      view = host.ownerDocument.createElement(viewTag);
      place.append(view);
      return true;
    } catch (error) {
      reportError(fileError(host, 'view', error));
      return false;
    }
  }

  return {
    ready: mount(),
    unmount() {
      isWanted = false;
      view?.remove();
    },
  };
}
