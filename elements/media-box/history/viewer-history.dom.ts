import type { ViewerLink } from '../items/find-links.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { linksOfGroup, placeOfLink } from '../viewer/group-links.dom.js';
import { mediaHash, type MediaAddress } from './media-hash.model.js';

/** The key, in the state of an entry of the browser's history, of an open viewer. */
const key = 'media-box';

/** While the browser is on its way back from an entry, there is no other to add. One for all viewers of a page. */
let leaving: Promise<void> | undefined;

/** The address of the item that a link shows; null where the author wants none. */
export function addressOf(host: MediaBoxHost, link: ViewerLink, group: string | null): MediaAddress | null {
  if (host.history !== 'items') return null;
  const index = placeOfLink(linksOfGroup(host, group), link);
  return index < 0 ? null : { group, index };
}

/** The browser's own way back out of the viewer: one entry for as long as it is open. */
export class ViewerHistory {
  readonly #window: Window;
  readonly #onBack: () => void;
  #isWanted = false;
  #isEntered = false;
  #address: MediaAddress | null = null;
  readonly #hear = () => {
    if (this.#isEntered && !this.#isHere()) {
      this.#end();
      this.#onBack();
    }
  };

  constructor(window: Window, onBack: () => void) {
    this.#window = window;
    this.#onBack = onBack;
  }

  /** Adds the entry, with the item's address where it has one. */
  enter(address: MediaAddress | null): void {
    this.#isWanted = true;
    this.#address = address;
    if (leaving) void leaving.then(() => this.#enter());
    else this.#enter();
  }

  /** Another item is on show. */
  update(address: MediaAddress | null): void {
    const isSame = !address && !this.#address;
    this.#address = address;
    if (this.#isEntered && !isSame) this.#write('replaceState');
  }

  /** Takes the entry away when the viewer is closed by anything else. */
  leave(): void {
    this.#isWanted = false;
    if (!this.#isEntered) return;
    this.#end();
    if (this.#isHere()) leaving = this.#goBack();
  }

  #enter(): void {
    if (!this.#isWanted || this.#isEntered) return;
    // After a reload, or forward to it, the entry is there already.
    if (this.#isHere()) this.#write('replaceState');
    else {
      this.#leaveAddress();
      this.#write('pushState');
    }
    this.#isEntered = this.#isHere();
    if (this.#isEntered) this.#window.addEventListener('popstate', this.#hear);
  }

  /** Who came by an item's address has the page itself behind the viewer. */
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
    this.#window.removeEventListener('popstate', this.#hear);
  }

  /** A page in a sandbox may not write; Back leaves the page there, as without us. */
  #write(how: 'pushState' | 'replaceState'): void {
    const { history } = this.#window;
    const hash = this.#address ? mediaHash(this.#address) : undefined;
    try {
      history[how]({ ...stateOf(history), [key]: true }, '', hash);
    } catch {
      // Nothing was written, which is what `#isHere` says.
    }
  }

  #isHere(): boolean {
    return Object.hasOwn(stateOf(this.#window.history), key);
  }
}

/** What the page keeps in its own state stays there; a state that is no plain object is left alone. */
function stateOf(history: History): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? state : {};
}
