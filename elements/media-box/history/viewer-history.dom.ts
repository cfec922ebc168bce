import type { ViewerLink } from '../items/find-links.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { linksOfGroup, placeOfLink } from '../items/group-links.dom.js';
import { mediaHash, type MediaAddress } from './media-hash.model.js';

/** Key of an open viewer in the state of a history entry. */
const key = 'media-box';

/** Promise of a `history.back()` in progress, during which no entry can be added. All viewers of a page share it. */
let leaving: Promise<void> | undefined;

/** Returns the address of the item that a link shows; null unless the author sets `history="items"`. */
export function addressOf(host: MediaBoxHost, link: ViewerLink, group: string | null): MediaAddress | null {
  if (host.history !== 'items') return null;
  const index = placeOfLink(linksOfGroup(host, group), link);
  return index < 0 ? null : { group, index };
}

/** History entry of an open viewer, so that the browser's Back closes it. */
export class ViewerHistory {
  readonly #window: Window;
  readonly #onBack: () => void;
  #isWanted = false;
  #isEntered = false;
  #address: MediaAddress | null = null;
  readonly #handlePopState = () => {
    if (this.#isEntered && !this.#isHere()) {
      this.#end();
      this.#onBack();
    }
  };

  constructor(window: Window, onBack: () => void) {
    this.#window = window;
    this.#onBack = onBack;
  }

  /** Adds the entry, with the item's address if it has one. */
  enter(address: MediaAddress | null): void {
    this.#isWanted = true;
    this.#address = address;
    if (leaving) void leaving.then(() => this.#enter());
    else this.#enter();
  }

  /** Updates the entry after another item is shown. */
  update(address: MediaAddress | null): void {
    const isSame = !address && !this.#address;
    this.#address = address;
    if (this.#isEntered && !isSame) this.#write('replaceState');
  }

  /** Removes the entry after the viewer was closed by anything but Back. */
  leave(): void {
    this.#isWanted = false;
    if (!this.#isEntered) return;
    this.#end();
    if (this.#isHere()) leaving = this.#goBack();
  }

  #enter(): void {
    if (!this.#isWanted || this.#isEntered) return;
    // The entry exists already after a reload or a navigation forward.
    if (this.#isHere()) this.#write('replaceState');
    else {
      this.#leaveAddress();
      this.#write('pushState');
    }
    this.#isEntered = this.#isHere();
    if (this.#isEntered) this.#window.addEventListener('popstate', this.#handlePopState);
  }

  /** Removes an item's address from the entry before, so that Back leads to the page itself. */
  #leaveAddress(): void {
    const { location, history } = this.#window;
    if (!this.#address || !location.hash.startsWith('#media=')) return;
    try {
      history.replaceState(history.state, '', location.pathname + location.search);
    } catch {
      // Nothing was written.
    }
  }

  #goBack(): Promise<void> {
    return new Promise((resolve) => {
      const settle = () => {
        leaving = undefined;
        resolve();
      };
      this.#window.addEventListener('popstate', settle, { once: true });
      this.#window.history.back();
    });
  }

  #end(): void {
    this.#isEntered = false;
    this.#window.removeEventListener('popstate', this.#handlePopState);
  }

  /** Writes the entry. In a sandboxed frame writing throws, and Back leaves the page as without the viewer. */
  #write(how: 'pushState' | 'replaceState'): void {
    const { history } = this.#window;
    const hash = this.#address ? mediaHash(this.#address) : undefined;
    try {
      history[how]({ ...stateOf(history), [key]: true }, '', hash);
    } catch {
      // Nothing was written; `#isHere` returns false.
    }
  }

  #isHere(): boolean {
    return Object.hasOwn(stateOf(this.#window.history), key);
  }
}

/** Returns the state of the current entry, so that the page's own state is kept; empty if it is not a plain object. */
function stateOf(history: History): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? state : {};
}
