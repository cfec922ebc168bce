import { mountView, type MountedView, type ViewModule } from '../../../shared/element/mount-view.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { createStore, type Store } from '../../../shared/store/create-store.js';
import { checkFile, visibleName } from '../../../shared/uploads/check-files.model.js';
import { describeBytes } from '../../../shared/uploads/describe-bytes.model.js';
import type { UploadRules } from '../../../shared/uploads/upload-rules.model.js';
import { keysOf, type ListedFile } from './listed-file.model.js';
import { Previews } from './previews.dom.js';
import { type InputGroup, type PlacedFile, tellChange, writeFiles } from '../inputs/input-group.dom.js';
import { openPreview } from '../preview/open-preview.js';
import type { UploadsHost, UploadsViewModel } from '../rs-uploads.host.js';

export interface PickedListParts {
  readonly host: UploadsHost;
  readonly rules: UploadRules;
  readonly translate: Translate;
  readonly language: string;
}

/** The list of the picked files. React comes with the first of them; without it the input is what it always was. */
export class PickedList {
  readonly #parts: PickedListParts;
  readonly #group: InputGroup;
  readonly #onRemoved: (name: string) => void;
  readonly #store: Store<readonly ListedFile[], readonly ListedFile[]>;
  readonly #viewModel: UploadsViewModel;
  readonly #previews = new Previews(() => this.follow());
  #placed: ReadonlyMap<string, PlacedFile> = new Map();
  #view: MountedView | undefined;
  #closePreview: () => void = () => {};
  /** Whether the list is there, with its buttons. */
  isShown = false;

  constructor(parts: PickedListParts, group: InputGroup, onRemoved: (name: string) => void) {
    const { host, translate } = parts;
    this.#parts = parts;
    this.#group = group;
    this.#onRemoved = onRemoved;
    this.#store = createStore({
      initial: [] as readonly ListedFile[],
      step: (_before, state) => ({ state, effects: [] }),
      run: () => undefined,
      onError: (error) => host.report(error),
    });
    this.#viewModel = {
      store: this.#store,
      translate,
      remove: (key) => this.#remove(key),
      open: (key) => this.#open(key),
      block: (key) => this.#previews.block(key),
      focusInput: () => group.first.focus(),
    };
  }

  /** What an input held when it was last looked at. */
  filesOf(input: HTMLInputElement): readonly File[] {
    return [...this.#placed.values()].filter((one) => one.input === input).map(({ file }) => file);
  }

  /** Reads what the inputs hold. */
  follow(): void {
    const { files } = this.#group;
    const keys = keysOf(files.map(({ file }) => file));
    this.#placed = new Map(keys.map((key, index) => [key, files[index] as PlacedFile]));
    this.#previews.keep(keys);
    if (files.length === 0 && this.#store.state.length === 0) return;
    const known = new Map(this.#store.state.map((one) => [one.key, one]));
    this.#store.send([...this.#placed].map(([key, { file }]) => this.#listed(key, file, known.get(key))));
    if (files.length > 0) this.#show();
  }

  stop(): void {
    this.#closePreview();
    this.#previews.stop();
    this.#view?.unmount();
  }

  /** Only the picture of a file comes later: what is known of it is not found again. */
  #listed(key: string, file: File, known = this.#describe(key, file)): ListedFile {
    const preview = this.#previews.of(key, file);
    const picture = typeof preview === 'object' ? preview.picture : '';
    const isBlocked = preview === 'blocked';
    const isSame = picture === known.picture && isBlocked === known.isBlocked;
    return isSame ? known : { ...known, picture, isBlocked };
  }

  #describe(key: string, file: File): ListedFile {
    const { rules, translate, language } = this.#parts;
    const problems = checkFile(rules, file, language).map((problem) =>
      translate(problem.key, ...problem.values),
    );
    const { name, size } = file;
    return {
      key,
      name: visibleName(name),
      size: describeBytes(size, language),
      picture: '',
      isBlocked: false,
      problems,
    };
  }

  #show(): void {
    const { host } = this.#parts;
    this.#view ??= mountView(
      host,
      () => this.#load(),
      () => ({ uploads: this.#viewModel }),
      host.list,
    );
    void this.#view.ready.then((isThere) => (this.isShown = isThere));
  }

  async #load(): Promise<ViewModule<{ readonly uploads: UploadsViewModel }>> {
    const { createView, viewStyles } = await import('../rs-uploads.view.js');
    this.#parts.host.adoptChrome(viewStyles);
    return { createView };
  }

  #remove(key: string): void {
    const placed = this.#placed.get(key);
    if (!placed) return;
    const { input, file } = placed;
    const others = this.filesOf(input).filter((one) => one !== file);
    if (others.length > 0) writeFiles(input, others);
    else this.#group.clear(input);
    tellChange(input.isConnected ? input : this.#group.first);
    this.#onRemoved(file.name);
  }

  #open(key: string): void {
    const { host, translate } = this.#parts;
    this.#closePreview();
    this.#closePreview = openPreview(host, this.#store.state, key, translate);
  }
}
