import { lazyModule, type LazyModule } from '../../shared/element/lazy-module.js';
import { checkFile } from '../../shared/uploads/check-files.model.js';
import type { UploadRules } from '../../shared/uploads/upload-rules.model.js';
import { notifyChange, readFiles, writeFiles, type InputGroup } from './inputs/input-group.dom.js';
import type { UploadsHost } from './rs-uploads.host.js';
import type { Shrinker } from './shrink/shrinker.js';

/** Number of bytes of a picture before and after it was made smaller. */
export interface Gain {
  readonly before: number;
  readonly after: number;
}

interface SmallerPicturesContext {
  readonly host: UploadsHost;
  readonly group: InputGroup;
  readonly rules: UploadRules;
  readonly language: string;
  /** Called before a smaller picture replaces another one in its input. */
  readonly onReplace: (file: File, smaller: File) => void;
  /** Called when a picture is done, and with each change of the pictures that wait. */
  readonly onChange: () => void;
  /** Called when all pictures are done, with the bytes of all together. */
  readonly onFinished: (gain: Gain) => void;
}

/** Pictures that can be made smaller, by their media type or their extension. */
const pictureType = /^image\/(?:jpeg|png|webp|hei[cf])$/;
const pictureName = /\.(?:jpe?g|png|webp|hei[cf])$/i;

/**
 * Files that stay as they are: those that are done, and those that the visitor wants to send so. A field that is started anew,
 * because an option has changed, has the same files.
 */
const done = new WeakSet<File>();

/** Gains of the pictures that were made smaller. */
const gains = new WeakMap<File, Gain>();

/** Replaces the picked pictures of a field by smaller ones, where the author wants that (`shrink`). */
export class SmallerPictures {
  readonly #context: SmallerPicturesContext;
  readonly #shrinker: LazyModule<Shrinker>;
  #pending: ReadonlySet<File> = new Set();
  #sum: Gain = { before: 0, after: 0 };

  constructor(context: SmallerPicturesContext) {
    const { host } = context;
    this.#context = context;
    this.#shrinker = lazyModule(() => import('./shrink/shrinker.js'), {
      start: ({ Shrinker: Made }) =>
        new Made({
          host,
          limits: { side: host.shrink, quality: host.quality },
          onDone: (file, smaller) => this.#finish(file, smaller),
        }),
      stop: (shrinker) => shrinker.stop(),
      // The pictures are sent as they are.
      lost: (error) => {
        host.report(error, 'shrink');
        for (const file of this.#pending) done.add(file);
        this.#pending = new Set();
        context.onChange();
      },
    });
  }

  /** Returns true while a picture waits, or is being made smaller. */
  isPending(file: File): boolean {
    return this.#pending.has(file);
  }

  /** Returns the gain of a picture; undefined for a file that is as it was picked. */
  gainOf(file: File): Gain | undefined {
    return gains.get(file);
  }

  /** Starts with the pictures that are new in the inputs, and ends with those that are gone. */
  follow(): void {
    if (this.#context.host.shrink === 0) return;
    const files = this.#context.group.files.map(({ file }) => file);
    const pending = files.filter((file) => !done.has(file) && mayBePicture(file));
    if (pending.length === 0 && this.#pending.size === 0) return;
    this.#pending = new Set(pending);
    void this.#shrinker.load().then((shrinker) => shrinker?.follow([...this.#pending]));
  }

  /** Leaves a picture as it is. */
  keep(file: File): void {
    this.#finish(file, null);
    this.#shrinker.loaded?.follow([...this.#pending]);
  }

  stop(): void {
    this.#shrinker.stop();
  }

  #finish(file: File, smaller: File | null): void {
    const { group, onChange, onFinished, onReplace } = this.#context;
    const placed = group.files.find((one) => one.file === file);
    done.add(file);
    this.#pending = new Set([...this.#pending].filter((one) => one !== file));
    if (placed && smaller && this.#mayReplace(file, smaller)) {
      const { input } = placed;
      done.add(smaller);
      this.#record(smaller, { before: file.size, after: smaller.size });
      onReplace(file, smaller);
      writeFiles(
        input,
        readFiles(input).map((one) => (one === file ? smaller : one)),
      );
      notifyChange(input);
    }
    onChange();
    if (this.#pending.size > 0 || this.#sum.before === 0) return;
    onFinished(this.#sum);
    this.#sum = { before: 0, after: 0 };
  }

  /** Returns false if a type that the field does not allow would replace one that it allows. */
  #mayReplace(file: File, smaller: File): boolean {
    const { rules, language } = this.#context;
    const isAllowed = (one: File) => checkFile({ ...rules, maxBytes: 0 }, one, language).length === 0;
    return isAllowed(smaller) || !isAllowed(file);
  }

  #record(file: File, gain: Gain): void {
    gains.set(file, gain);
    this.#sum = { before: this.#sum.before + gain.before, after: this.#sum.after + gain.after };
  }
}

function mayBePicture({ name, type }: File): boolean {
  return pictureType.test(type) || pictureName.test(name);
}
