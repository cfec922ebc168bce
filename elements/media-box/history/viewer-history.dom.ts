import { mediaHash, type MediaAddress } from './media-hash.model.js';

/** The key, in the state of an entry of the browser's history, of an open viewer. */
const key = 'media-box';

/** The browser's own way back out of the viewer: one entry for as long as it is open. */
export class ViewerHistory {
  readonly #window: Window;
  readonly #onBack: () => void;
  #isEntered = false;
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
    if (this.#isEntered) return;
    this.#write('pushState', address);
    this.#isEntered = this.#isHere();
    if (this.#isEntered) this.#window.addEventListener('popstate', this.#hear);
  }

  /** Another item is on show. */
  update(address: MediaAddress | null): void {
    if (this.#isEntered && address) this.#write('replaceState', address);
  }

  /** Takes the entry away when the viewer is closed by anything else. */
  leave(): void {
    if (!this.#isEntered) return;
    this.#end();
    if (this.#isHere()) this.#window.history.back();
  }

  #end(): void {
    this.#isEntered = false;
    this.#window.removeEventListener('popstate', this.#hear);
  }

  /** A page in a sandbox may not write; Back leaves the page there, as without us. */
  #write(how: 'pushState' | 'replaceState', address: MediaAddress | null): void {
    const { history } = this.#window;
    try {
      history[how]({ ...stateOf(history), [key]: true }, '', address ? mediaHash(address) : undefined);
    } catch {
      // Nothing was written, which is what `#isHere` says.
    }
  }

  #isHere(): boolean {
    return Object.hasOwn(stateOf(this.#window.history), key);
  }
}

/** What the page keeps in its own state stays there; a state that is no plain object is left alone. */
function stateOf({ state }: History): object {
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as object) : {};
}
