import { createStore, type Store } from '../../../shared/store/create-store.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { checkFile, visibleName } from '../../../shared/uploads/check-files.model.js';
import { describeBytes } from '../../../shared/uploads/describe-bytes.model.js';
import type { UploadRules } from '../../../shared/uploads/upload-rules.model.js';
import { describeInRow } from './describe-in-row.js';
import { identityOf, inheritIdentity, keysOf, type ListedFile, wasRead } from './listed-file.model.js';
import { Previews } from './previews.dom.js';
import { type InputGroup, type PlacedFile, notifyChange, writeFiles } from '../inputs/input-group.dom.js';
import { requestViewer } from '../preview/request-viewer.dom.js';
import type { UploadsHost, UploadsViewModel } from '../rs-uploads.host.js';
import type { SmallerPictures } from '../smaller-pictures.js';
import {
  noUploads,
  stepUploads,
  type AddButtonState,
  type UploadsAction,
  type UploadsState,
} from '../uploads-state.model.js';

export interface PickedListContext {
  readonly host: UploadsHost;
  readonly group: InputGroup;
  readonly rules: UploadRules;
  readonly pictures: SmallerPictures;
  readonly translate: Translate;
  readonly language: string;
  /** Flag: the view paints a button that adds an input. */
  readonly hasAdd: boolean;
  /** Flag: the view paints a button that opens the camera. */
  readonly hasCamera: boolean;
  /** Returns the state of the button that adds an input, as of now. */
  readonly addState: () => AddButtonState;
  readonly onAdd: () => void;
  readonly onPhotos: (files: readonly File[]) => void;
  /** Called with the name of a file that the visitor has removed. */
  readonly onRemoved: (name: string) => void;
  /** Called when every one of many files has been read and listed. */
  readonly onListed: () => void;
}

/** Number of rows that one frame adds to the list: a thousand at once would keep the page busy for most of a second. */
const rowsPerFrame = 20;

/** Time in which a frame reads more files than it adds rows, in milliseconds. */
const readingMs = 8;

/** Reads the next files for one frame: one for each new row, and more as long as there is time. */
function readNext(files: readonly PlacedFile[]): void {
  const end = performance.now() + readingMs;
  const unread = files.filter(({ file }) => !wasRead(file));
  for (const [index, { file }] of unread.entries()) {
    if (index >= rowsPerFrame && performance.now() > end) return;
    identityOf(file);
  }
}

/** Controller of the view: the picked files, their pictures, and the visitor's actions on them. */
export class PickedList {
  readonly viewModel: UploadsViewModel;
  readonly #context: PickedListContext;
  readonly #store: Store<UploadsState, UploadsAction>;
  readonly #previews = new Previews(() => this.follow());
  /** All files of the inputs. */
  #files: readonly PlacedFile[] = [];
  /** Files that were read, by their keys. */
  #placed: ReadonlyMap<string, PlacedFile> = new Map();
  /** Flag: the next frame reads more files and adds their rows. */
  #isReading = false;
  #isStopped = false;

  constructor(context: PickedListContext) {
    const { host, group, translate, hasCamera, onAdd, onPhotos } = context;
    this.#context = context;
    this.#store = createStore({
      initial: noUploads,
      step: (state: UploadsState, action: UploadsAction) => ({
        state: stepUploads(state, action),
        effects: [],
      }),
      run: () => undefined,
      onError: (error) => host.report(error),
    });
    this.viewModel = {
      store: this.#store,
      translate,
      hasCamera,
      remove: (key) => this.#remove(key),
      keep: (key) => this.#keep(key),
      open: (key) => this.#open(key),
      closePreview: () => this.#store.send({ type: 'preview-closed' }),
      block: (key) => this.#previews.block(key),
      focusInput: () => group.first.focus(),
      addInput: onAdd,
      addPhotos: onPhotos,
    };
    this.follow();
  }

  /** Returns the files that an input contained at the last `follow()`. */
  filesOf(input: HTMLInputElement): readonly File[] {
    return this.#files.filter((one) => one.input === input).map(({ file }) => file);
  }

  /** Reads the files of the inputs and updates the view. The next frames add the rows of many new files. */
  follow(): void {
    const { group, addState } = this.#context;
    this.#files = group.files;
    if (!this.#isReading) readNext(this.#files);
    this.#list(this.#isReading ? 0 : rowsPerFrame);
    this.#store.send({ type: 'add-button-changed', addButton: addState() });
  }

  /** True as long as frames read files: those that were not read yet have no size. */
  get isReading(): boolean {
    return this.#isReading;
  }

  /** Reads every file at once. */
  readAll(): void {
    for (const { file } of this.#files) identityOf(file);
  }

  /** Lists the files that have a row, and up to `mostNew` others that were read, in their order. */
  #list(mostNew: number): void {
    const read = this.#files.filter(({ file }) => wasRead(file));
    const keys = keysOf(read.map(({ file }) => file));
    this.#placed = new Map(keys.map((key, index) => [key, read[index] as PlacedFile]));
    this.#previews.keep(keys);
    const known = new Map(this.#store.state.files.map((one) => [one.key, one]));
    const added = keys.filter((key) => !known.has(key)).slice(0, mostNew);
    const shown = new Set([...known.keys(), ...added]);
    const placed = [...this.#placed].filter(([key]) => shown.has(key));
    const files = placed.map(([key, { file }]) => this.#listed(key, file, known.get(key)));
    this.#store.send({ type: 'files-listed', files });
    if (placed.length < this.#files.length) this.#listMore();
  }

  /** Reads and lists more files in the next frame. */
  #listMore(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    requestAnimationFrame(() => {
      this.#isReading = false;
      if (this.#isStopped) return;
      readNext(this.#files);
      this.#list(rowsPerFrame);
      // In a task of its own, because it checks all files once more.
      if (!this.#isReading) setTimeout(() => !this.#isStopped && this.#context.onListed());
    });
  }

  /** Removes a file from its input. */
  #remove(key: string): void {
    const placed = this.#placed.get(key);
    if (!placed) return;
    const { group, onRemoved } = this.#context;
    const { input, file } = placed;
    const others = this.filesOf(input).filter((one) => one !== file);
    if (others.length > 0) writeFiles(input, others);
    else group.clear(input);
    notifyChange(input.isConnected ? input : group.first);
    onRemoved(file.name);
  }

  /** Leaves a picture as it is. */
  #keep(key: string): void {
    const placed = this.#placed.get(key);
    if (placed) this.#context.pictures.keep(placed.file);
  }

  /** Gives the row of a file to the one that takes its place. */
  replace(file: File, by: File): void {
    const key = [...this.#placed].find(([, placed]) => placed.file === file)?.[0];
    inheritIdentity(by, file);
    if (key !== undefined) this.#previews.renew(key);
  }

  /** Shows the picture of a file: in the page's viewer, or in the dialog of the view. */
  #open(key: string): void {
    const { files } = this.#store.state;
    const chosen = files.find((file) => file.key === key);
    if (!chosen?.picture || requestViewer(this.#context.host, files, chosen)) return;
    this.#store.send({ type: 'preview-opened', key });
  }

  stop(): void {
    this.#isStopped = true;
    this.#previews.stop();
  }

  /** Returns the row of a file. Its facts are computed once, and again when the picture was made smaller. */
  #listed(key: string, file: File, before?: ListedFile): ListedFile {
    const isShrinking = this.#context.pictures.isPending(file);
    const known = before?.isShrinking === isShrinking ? before : this.#describe(key, file, isShrinking);
    const preview = this.#previews.of(key, file);
    const picture = typeof preview === 'object' ? preview.picture : '';
    const isBlocked = preview === 'blocked';
    const isSame = picture === known.picture && isBlocked === known.isBlocked;
    return isSame ? known : { ...known, picture, isBlocked };
  }

  #describe(key: string, file: File, isShrinking: boolean): ListedFile {
    const { host, rules, translate, language } = this.#context;
    const { name, size, type } = file;
    const facts = { name, type, size: isShrinking ? 0 : size };
    const problems = checkFile(rules, facts, language).map((problem) =>
      describeInRow(problem, host.texts, translate),
    );
    return {
      key,
      name: visibleName(name),
      size: describeBytes(size, language),
      picture: '',
      isBlocked: false,
      isShrinking,
      note: isShrinking ? translate('uploads.shrinking') : this.#gain(file),
      problems,
    };
  }

  /** Returns the text about a picture that was made smaller; '' for every other file. */
  #gain(file: File): string {
    const { pictures, translate, language } = this.#context;
    const gain = pictures.gainOf(file);
    return gain ? translate('uploads.was', describeBytes(gain.before, language)) : '';
  }
}
