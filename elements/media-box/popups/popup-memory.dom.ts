import { createConsentGate } from '../../../shared/consent/consent-gate.js';
import { popupKey } from '../items/popup-key.model.js';
import type { MediaItem } from '../items/media-item.model.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

const dayMs = 24 * 60 * 60 * 1000;

/** Popups of this page load, for pages that may not store or whose storage throws. */
const seenHere = new Set<string>();

/**
 * Memory of the popups that have opened: for the session or, with consent to preferences, for the author's number of
 * days. With `privacy="strict"` nothing is stored.
 */
export class PopupMemory {
  readonly #host: MediaBoxHost;
  readonly #window: Window;

  constructor(host: MediaBoxHost) {
    this.#host = host;
    this.#window = documentOf(host).defaultView as Window;
  }

  hasSeen(item: MediaItem): boolean {
    const key = this.#keyOf(item);
    if (seenHere.has(key)) return true;
    if (this.#host.privacy === 'strict') return false;
    if (this.#read('sessionStorage', key) === '1') return true;
    return this.#mayStay && this.#isWithinDays(this.#read('localStorage', key));
  }

  remember(item: MediaItem): void {
    const key = this.#keyOf(item);
    seenHere.add(key);
    if (this.#host.privacy === 'strict') return;
    if (this.#mayStay) this.#write('localStorage', key, String(Date.now()));
    else this.#write('sessionStorage', key, '1');
  }

  /** True if the memory may outlast the session: the author sets `popup-days`, and the visitor has consented. */
  get #mayStay(): boolean {
    return this.#host.popupDays > 0 && createConsentGate(this.#host, { category: 'preferences' }).isOpen;
  }

  #keyOf({ src }: MediaItem): string {
    return popupKey(documentOf(this.#host).URL, src);
  }

  /** Returns true for a stored time within the author's days; a time in the future is invalid. */
  #isWithinDays(text: string | null): boolean {
    const age = Date.now() - Number(text ?? Number.NaN);
    return age >= 0 && age < this.#host.popupDays * dayMs;
  }

  /** Reads from a storage, which may throw or be missing. */
  #read(storage: 'sessionStorage' | 'localStorage', key: string): string | null {
    try {
      return (this.#window[storage] as Storage | null)?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #write(storage: 'sessionStorage' | 'localStorage', key: string, value: string): void {
    try {
      (this.#window[storage] as Storage | null)?.setItem(key, value);
    } catch {
      // The memory lasts as long as the page.
    }
  }
}
