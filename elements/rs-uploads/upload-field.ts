import { followInput } from '../../shared/dom/follow-input.js';
import { keepValidity, type ValidityKeeper } from '../../shared/dom/keep-validity.js';
import { listen } from '../../shared/dom/listen.js';
import { createUndoLog } from '../../shared/dom/undo-log.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { checkFiles, shownName, type UploadViolation } from '../../shared/uploads/check-files.model.js';
import { rulesOf } from '../../shared/uploads/server-input.js';
import {
  acceptOf,
  mergeRules,
  readExtensions,
  type UploadRules,
} from '../../shared/uploads/upload-rules.model.js';
import { uploadTexts } from '../../shared/uploads/upload-texts.model.js';
import { allowsPhotos, placeCameraButton } from './drop/camera-button.dom.js';
import { placeDropText, watchDrops } from './drop/drop-zone.dom.js';
import { addFiles } from './files/listed-file.model.js';
import { PickedList } from './files/picked-list.js';
import { describeRules } from './hint/describe-rules.model.js';
import { sayRules } from './hint/rules-hint.dom.js';
import { AddButton } from './inputs/add-button.dom.js';
import { InputGroup, readFiles, tellChange, writeFiles } from './inputs/input-group.dom.js';
import { placeFiles } from './inputs/place-files.model.js';
import { joinTexts } from './join-texts.js';
import { createMessage, type Message } from './message.dom.js';
import type { UploadsHost } from './rs-uploads.host.js';
import { uploadsTexts } from './texts.model.js';

/** One file field: what it allows, what is picked, and the ways to pick and to take back. */
export class UploadField {
  readonly #host: UploadsHost;
  readonly #group: InputGroup;
  readonly #rules: UploadRules;
  /** What is allowed, in words. */
  readonly #hint: string;
  readonly #isRequired: boolean;
  readonly #translate: Translate;
  readonly #language: string;
  readonly #log = createUndoLog();
  readonly #add: AddButton | null;
  readonly #list: PickedList;
  readonly #message: Message;
  readonly #validity: ValidityKeeper;
  readonly #stops: (() => void)[] = [];
  readonly #followed = new Map<HTMLInputElement, () => void>();

  constructor(host: UploadsHost, input: HTMLInputElement) {
    const language = host.locale || languageOf(host);
    this.#host = host;
    this.#language = language;
    this.#rules = mergeRules(rulesOf(input), rulesOfHost(host));
    this.#translate = createTexts({
      host,
      own: host.texts,
      locale: host.locale,
      catalogues: [uploadsTexts, uploadTexts],
    });
    this.#group = new InputGroup(input);
    this.#message = createMessage(host, host.box);
    this.#add = AddButton.find({
      input,
      maxFiles: this.#rules.maxFiles,
      log: this.#log,
      place: host.addMore ? host.buttons : null,
      label: this.#translate('uploads.add'),
      onPress: () => this.#addInput(),
    });
    const parts = { host, rules: this.#rules, translate: this.#translate, language };
    this.#list = new PickedList(parts, this.#group, (removed) => this.#removed(removed));
    this.#validity = keepValidity(input, () => this.#findProblem());
    this.#hint = host.withoutHint ? '' : joinTexts(describeRules(this.#rules, this.#translate, language));
    this.#isRequired = input.required;
    this.#listen();
    this.#follow();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    for (const stop of this.#followed.values()) stop();
    this.#group.shrink();
    this.#list.stop();
    this.#validity.stop();
    this.#message.stop();
    this.#log.restoreAll();
    for (const state of ['dragging', 'filled', 'invalid']) this.#host.setState(state, false);
  }

  #listen(): void {
    const { ownerDocument: document, box, buttons, withoutCamera } = this.#host;
    this.#stops.push(
      placeDropText(box, this.#translate('uploads.drop')),
      watchDrops({
        document,
        isInside: (event) => this.#isInside(event),
        canTake: () => !this.#isLocked,
        dragging: (isOver) => this.#host.setState('dragging', isOver),
        take: (files, hasFolder) => this.#take(files, hasFolder),
      }),
      // A `reset` does not leave its shadow root.
      listen(this.#group.first.getRootNode(), ['reset'], (event) => this.#reset(event), { capture: true }),
    );
    if (withoutCamera || !allowsPhotos(acceptOf(this.#rules) || this.#group.first.accept)) return;
    const label = this.#translate('uploads.camera');
    this.#stops.push(
      placeCameraButton({ place: buttons, label, onPhoto: (files) => this.#take(files, false) }),
    );
  }

  get #isLocked(): boolean {
    return this.#group.first.matches(':disabled');
  }

  #isInside(event: Event): boolean {
    const path = event.composedPath();
    const { first, inputs } = this.#group;
    return [this.#host, ...inputs, ...(first.labels ?? [])].some((one) => path.includes(one));
  }

  /** What the inputs hold is the truth; everything else follows. */
  #follow(): void {
    const { first, inputs, files } = this.#group;
    for (const input of inputs.filter((one) => !this.#followed.has(one))) this.#watch(input);
    this.#host.setState('invalid', first.getAttribute('aria-invalid') === 'true');
    this.#host.setState('filled', files.length > 0);
    this.#host.list.inert = this.#isLocked;
    this.#host.buttons.inert = this.#isLocked;
    this.#followRequired(files.length > 0 && first.files?.length === 0);
    this.#add?.follow(inputs.length, this.#isLocked);
    this.#list.follow();
    this.#validity.refresh();
  }

  /** The browser asks the one input for a file, also where another of the field has it. */
  #followRequired(isElsewhere: boolean): void {
    if (this.#isRequired) this.#log.setAttribute(this.#group.first, 'required', isElsewhere ? null : '');
  }

  #watch(input: HTMLInputElement): void {
    this.#group.tellApart(input, this.#log);
    sayRules(this.#host, input, this.#rules, this.#hint, this.#log);
    // Before anyone reads what the input holds.
    const picked = (event: Event) => this.#picked(input, event);
    const stopMerging = listen(input, ['input', 'change'], picked, { capture: true });
    const stopFollowing = followInput(input, () => this.#follow());
    this.#followed.set(input, () => {
      stopMerging();
      stopFollowing();
    });
  }

  /** What a visitor picks comes on top of what was picked before, where the list offers to take it back. */
  #picked(input: HTMLInputElement, event: Event): void {
    if (!event.isTrusted) return;
    const before = this.#list.filesOf(input);
    if (input.multiple && this.#list.isShown && before.length > 0)
      writeFiles(input, addFiles(before, readFiles(input)));
    if (event.type === 'input') return;
    this.#follow();
    this.#tell([], [this.#count, this.#findProblem()]);
  }

  /** Files that came in another way than by the input's own button. */
  #take(files: readonly File[], hasFolder: boolean): void {
    const { inputs } = this.#group;
    const held = inputs.map((input) => ({ files: readFiles(input), isMultiple: input.multiple }));
    const mayAdd = (count: number) => this.#add?.hasRoom(count) ?? false;
    const placing = placeFiles(held, files, mayAdd, this.#rules.maxFiles);
    const changed = placing.inputs.map((placed, index) => {
      const input = inputs[index] ?? this.#group.add();
      const isNew = placed !== held[index]?.files;
      if (isNew) writeFiles(input, placed);
      return isNew ? input : null;
    });
    for (const input of changed) if (input) tellChange(input);
    this.#follow();
    const { leftOver } = placing;
    const notes = [
      hasFolder ? this.#translate('uploads.folder') : '',
      leftOver > 0 ? this.#translate('uploads.no-room', leftOver) : '',
    ];
    const hasTaken = files.length > leftOver;
    this.#tell(notes, hasTaken ? [...notes, this.#count, this.#findProblem()] : notes);
  }

  #addInput(): void {
    const { inputs } = this.#group;
    if (!this.#add?.hasRoom(inputs.length)) return;
    const input = this.#group.add();
    this.#follow();
    input.focus();
  }

  #removed(name: string): void {
    this.#follow();
    this.#tell([], [this.#translate('uploads.removed', shownName(name)), this.#count]);
  }

  /** What did not work stands on the page; what became of the choice is announced. */
  #tell(notes: readonly string[], words: readonly string[]): void {
    // Every file says what is wrong with it, but none that there are too many.
    const isExcess = this.#violation?.key === 'COM_RSFORM_MAXFILES_REQUIRED';
    this.#message.show(joinTexts([...notes, isExcess ? this.#findProblem() : '']));
    const said = joinTexts(words);
    if (said !== '') this.#host.announce(said);
  }

  get #count(): string {
    return this.#translate('uploads.count', this.#group.files.length);
  }

  /** The first thing that is wrong, in words. */
  #findProblem(): string {
    const first = this.#violation;
    return first ? this.#translate(first.key, ...first.values) : '';
  }

  get #violation(): UploadViolation | undefined {
    const files = this.#group.files.map(({ file }) => file);
    return checkFiles(this.#rules, files, this.#language)[0];
  }

  #reset(event: Event): void {
    if (event.target !== this.#group.first.form) return;
    // The event comes before the inputs are emptied.
    setTimeout(() => {
      if (event.defaultPrevented) return;
      this.#group.shrink();
      this.#message.show('');
      this.#follow();
    }, 0);
  }
}

function rulesOfHost({ minFiles, maxFiles, maxBytes, extensions }: UploadsHost): UploadRules {
  return {
    isRequired: false,
    minFiles,
    maxFiles,
    maxBytes,
    extensions: readExtensions(extensions),
    types: [],
  };
}
