import { headBytes, isShowable } from './picture-size.model.js';

/** How long what is found is gathered before the list is painted, in milliseconds. */
const paintMs = 30;

/** What stands for a picture: its address, that it cannot be shown, or nothing yet. */
export type Preview = { readonly picture: string } | 'blocked' | 'none';

/** The pictures of the picked files. Their addresses are given back as soon as a file is taken back. */
export class Previews {
  readonly #found = new Map<string, Preview>();
  readonly #onChange: () => void;
  #isStopped = false;
  #isTelling = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The picture of a file; where it is not known yet, `onChange` is called later. */
  of(key: string, file: File): Preview {
    const known = this.#found.get(key);
    if (known) return known;
    this.#found.set(key, 'none');
    if (file.type.startsWith('image/')) void this.#look(key, file);
    return 'none';
  }

  /** The browser could not show it. */
  block(key: string): void {
    if (!this.#found.has(key)) return;
    this.#release(key);
    this.#found.set(key, 'blocked');
    this.#onChange();
  }

  /** Gives back what belongs to none of these files. */
  keep(keys: readonly string[]): void {
    const kept = new Set(keys);
    for (const key of [...this.#found.keys()].filter((one) => !kept.has(one))) this.#forget(key);
  }

  stop(): void {
    this.#isStopped = true;
    this.keep([]);
  }

  /** Looks at the first bytes alone: a picture that is far too large must not be decoded. */
  async #look(key: string, file: File): Promise<void> {
    const canShow = await file
      .slice(0, headBytes)
      .arrayBuffer()
      .then((head) => isShowable(new Uint8Array(head), file.size))
      // A file that has gone, or that may not be read.
      .catch(() => false);
    if (this.#isStopped || !this.#found.has(key)) return;
    this.#found.set(key, canShow ? { picture: URL.createObjectURL(file) } : 'blocked');
    this.#tellSoon();
  }

  /** Of two hundred pictures that are found one after the other the list is not painted two hundred times. */
  #tellSoon(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      this.#isTelling = false;
      if (!this.#isStopped) this.#onChange();
    }, paintMs);
  }

  #forget(key: string): void {
    this.#release(key);
    this.#found.delete(key);
  }

  #release(key: string): void {
    const preview = this.#found.get(key);
    if (typeof preview === 'object') URL.revokeObjectURL(preview.picture);
  }
}
