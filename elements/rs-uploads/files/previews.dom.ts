import { headBytes, isShowable } from './picture-size.model.js';

/** Time in which pictures are collected before the list is painted, in milliseconds. */
const paintMs = 30;

/** Preview of a file: the URL of its picture, or that it cannot be shown, or none (yet). */
export type Preview = { readonly picture: string } | 'blocked' | 'none';

/** Pictures of the picked files. Their object URLs are revoked when the file is removed. */
export class Previews {
  readonly #found = new Map<string, Preview>();
  readonly #onChange: () => void;
  #isStopped = false;
  #isPending = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Returns the preview of a file. Where it is not known yet, `onChange` is called later. */
  of(key: string, file: File): Preview {
    const known = this.#found.get(key);
    if (known) return known;
    this.#found.set(key, 'none');
    if (file.type.startsWith('image/')) void this.#create(key, file);
    return 'none';
  }

  /** Marks a picture that the browser could not show. */
  block(key: string): void {
    if (!this.#found.has(key)) return;
    this.#release(key);
    this.#found.set(key, 'blocked');
    this.#onChange();
  }

  /** Releases the previews of all other files. */
  keep(keys: readonly string[]): void {
    const kept = new Set(keys);
    for (const key of [...this.#found.keys()].filter((one) => !kept.has(one))) this.#forget(key);
  }

  /** Releases the preview of a file that is replaced by another one with its key. */
  renew(key: string): void {
    this.#forget(key);
  }

  stop(): void {
    this.#isStopped = true;
    this.keep([]);
  }

  /** Reads the first bytes only: a picture that is far too large must not be decoded. */
  async #create(key: string, file: File): Promise<void> {
    const canShow = await file
      .slice(0, headBytes)
      .arrayBuffer()
      .then((head) => isShowable(new Uint8Array(head), file.size))
      // The file was deleted, or may not be read.
      .catch(() => false);
    if (this.#isStopped || !this.#found.has(key)) return;
    this.#found.set(key, canShow ? { picture: URL.createObjectURL(file) } : 'blocked');
    this.#notifySoon();
  }

  /** Debounces `onChange`: two hundred pictures in a row must not paint the list two hundred times. */
  #notifySoon(): void {
    if (this.#isPending) return;
    this.#isPending = true;
    setTimeout(() => {
      this.#isPending = false;
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
