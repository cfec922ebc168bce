import { mediaTypes } from './picture-kind.model.js';
import { shrinkApart } from './shrink-apart.dom.js';
import type { ShrinkLimits } from './shrink-picture.dom.js';

interface ShrinkerContext {
  readonly host: Element;
  readonly limits: ShrinkLimits;
  /** Called when a picture is done, with the smaller one; with null if it stays as it is. */
  readonly onDone: (file: File, smaller: File | null) => void;
}

/** Makes pictures smaller, one after the other, because each takes the memory of all its pixels. */
export class Shrinker {
  readonly #context: ShrinkerContext;
  #waiting: readonly File[] = [];
  #current: { readonly file: File; readonly end: AbortController } | undefined;

  constructor(context: ShrinkerContext) {
    this.#context = context;
  }

  /** Makes these pictures smaller, and no others. */
  follow(files: readonly File[]): void {
    const { file, end } = this.#current ?? {};
    if (file && !files.includes(file)) end?.abort();
    this.#waiting = files.filter((one) => one !== file);
    if (!this.#current) void this.#next();
  }

  stop(): void {
    this.follow([]);
  }

  async #next(): Promise<void> {
    const [file, ...waiting] = this.#waiting;
    if (!file) return;
    this.#waiting = waiting;
    const end = new AbortController();
    this.#current = { file, end };
    const { host, limits, onDone } = this.#context;
    const blob = await shrinkApart(host, file, limits, end.signal).catch(() => null);
    this.#current = undefined;
    if (!end.signal.aborted) onDone(file, blob && fileOf(blob, file));
    void this.#next();
  }
}

/** Returns the smaller picture as a file with the name and the time of the old one. A HEIC becomes a JPEG. */
function fileOf(blob: Blob, { name, type, lastModified }: File): File {
  const isOther = blob.type === mediaTypes.jpeg && /\.hei[cf]$/i.test(name);
  const newName = isOther ? name.replace(/\.\w+$/, '.jpg') : name;
  return new File([blob], newName, { type: isOther ? blob.type : type || blob.type, lastModified });
}
