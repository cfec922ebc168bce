import { followInput } from '../../shared/dom/follow-input.js';
import { keepValidity, type ValidityKeeper } from '../../shared/dom/keep-validity.js';
import { listen } from '../../shared/dom/listen.js';
import { KeptLog } from '../../shared/dom/kept-log.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { acceptOf, type UploadRules } from '../../shared/uploads/upload-rules.model.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { allowsPhotos } from './drop/allows-photos.model.js';
import { PickZone } from './drop/pick-zone.dom.js';
import { watchDrops } from './drop/drop-zone.dom.js';
import { FieldReports } from './field-reports.js';
import { findProblem, type Problem } from './files/find-problem.js';
import { addFiles, wasRead } from './files/listed-file.model.js';
import { pickedNames } from './files/picked-names.js';
import { describeField } from './hint/describe-rules.model.js';
import { describeInputRules } from './hint/describe-input-rules.dom.js';
import { AddButton } from './inputs/add-button.dom.js';
import { InputGroup, notifyChange, readFiles, writeFiles } from './inputs/input-group.dom.js';
import { onReset } from './inputs/on-reset.dom.js';
import { placeFiles } from './inputs/place-files.model.js';
import { rulesOfField } from './hint/field-rules.dom.js';
import { joinTexts } from './join-texts.js';
import type { UploadsHost } from './rs-uploads.host.js';
import { SmallerPictures } from './smaller-pictures.js';
import { es } from './texts/es.js';
import { UploadsView, type ViewSource } from './uploads-view.js';

/** Controller of one file field: its rules, the picked files, and the means to add and remove them. */
export class UploadField {
  readonly #host: UploadsHost;
  readonly #group: InputGroup;
  readonly #rules: UploadRules;
  /** Text of the hint; '' for none. */
  readonly #hint: string;
  readonly #isRequired: boolean;
  readonly #translate: Translate;
  readonly #language: string;
  readonly #log: KeptLog;
  readonly #add: AddButton | null;
  readonly #view: UploadsView;
  readonly #zone: PickZone;
  readonly #pictures: SmallerPictures;
  readonly #reports: FieldReports;
  readonly #validity: ValidityKeeper;
  readonly #stops: (() => void)[] = [];
  readonly #followed = new Map<HTMLInputElement, () => void>();

  constructor(host: UploadsHost, input: HTMLInputElement, source: ViewSource) {
    const language = host.locale || languageOf(host);
    this.#host = host;
    this.#log = new KeptLog(host);
    this.#language = language;
    this.#rules = rulesOfField(host, input);
    this.#translate = createTexts({ host, own: host.texts, locale: host.locale, texts: es });
    this.#group = new InputGroup(input);
    this.#reports = new FieldReports({
      ...{ host, language, group: this.#group, translate: this.#translate },
      findProblem: () => this.#problem,
    });
    this.#add = AddButton.find({
      ...{ input, log: this.#log, maxFiles: this.#rules.maxFiles, isWanted: host.addMore },
      onPress: () => this.#zone.open(this.#addInput()),
    });
    this.#pictures = this.#createPictures();
    this.#view = this.#createView(source);
    // A press on a button is answered with every file checked.
    this.#stops.push(listen(documentOf(input), ['click'], () => this.#view.readAll(), { capture: true }));
    this.#validity = keepValidity(input, () => this.#problem?.text ?? '');
    this.#hint = host.withoutHint
      ? ''
      : joinTexts(describeField(this.#rules, host, this.#translate, language));
    this.#isRequired = input.required;
    this.#zone = new PickZone({
      ...{ host, first: input, translate: this.#translate, log: this.#log },
      nextInput: () => this.#nextInput(),
    });
    this.#listen();
    this.#follow();
  }

  stop(): void {
    for (const stop of [...this.#stops, ...this.#followed.values()]) stop();
    this.#group.shrink();
    this.#pictures.stop();
    this.#view.stop();
    this.#zone.stop();
    this.#validity.stop();
    this.#reports.stop();
    this.#log.restoreAll();
    for (const state of ['dragging', 'filled', 'invalid']) this.#host.setState(state, false);
  }

  #createPictures(): SmallerPictures {
    return new SmallerPictures({
      ...{ host: this.#host, group: this.#group, rules: this.#rules, language: this.#language },
      onReplace: (file, smaller) => this.#view.replace(file, smaller),
      onChange: () => this.#follow(),
      onFinished: (gain) => this.#reports.shrunk(gain),
    });
  }

  #createView(source: ViewSource): UploadsView {
    const host = this.#host;
    const translate = this.#translate;
    return new UploadsView(
      {
        ...{ host, translate, group: this.#group, rules: this.#rules, language: this.#language },
        pictures: this.#pictures,
        hasAdd: this.#add?.state === 'enabled',
        hasCamera: !host.withoutCamera && allowsPhotos(acceptOf(this.#rules) || this.#group.first.accept),
        addState: () => this.#add?.state ?? 'none',
        onAdd: () => this.#zone.open(this.#addInput()),
        onPhotos: (files) => this.#addFiles(files, false),
        onRemoved: (name) => {
          this.#follow();
          this.#reports.removed(name);
        },
        onListed: () => this.#listed(),
      },
      source,
      (isMounted) => {
        if (isMounted) return this.#follow();
        this.#add?.addFallback(host.buttons, translate('uploads.add'));
        this.#zone.showInputs();
      },
    );
  }

  /** Returns the input that a press on the zone fills: an empty one, a new one, or the first, which it fills again. */
  #nextInput(): HTMLInputElement {
    const { first, inputs } = this.#group;
    return inputs.find(({ files }) => files?.length === 0) ?? this.#addInput() ?? first;
  }

  #listen(): void {
    this.#stops.push(
      watchDrops({
        document: documentOf(this.#host),
        zone: () => [this.#host, ...this.#group.inputs, ...(this.#group.first.labels ?? [])],
        canAdd: () => !this.#isLocked,
        dragging: (isOver) => this.#host.setState('dragging', isOver),
        add: (files, hasFolder) => this.#addFiles(files, hasFolder),
      }),
      onReset(this.#group.first, () => this.#reset()),
    );
    // Another field may have grown or shrunk.
    if (this.#host.maxFormBytes > 0)
      this.#stops.push(listen(documentOf(this.#host), ['change'], () => this.#validity.refresh()));
  }

  get #isLocked(): boolean {
    return this.#group.first.matches(':disabled');
  }

  /** Updates everything from the files of the inputs. */
  #follow(): void {
    const { first, inputs, files } = this.#group;
    for (const input of inputs.filter((one) => !this.#followed.has(one))) this.#watch(input);
    this.#host.setState('invalid', first.getAttribute('aria-invalid') === 'true');
    this.#host.setState('filled', files.length > 0);
    this.#host.list.inert = this.#isLocked;
    this.#host.buttons.inert = this.#isLocked;
    this.#followRequired(files.length > 0 && first.files?.length === 0);
    this.#add?.follow(inputs.length, this.#isLocked);
    this.#pictures.follow();
    this.#view.follow();
    this.#zone.follow(inputs, this.#view.hasList ? '' : pickedNames(files, this.#language), this.#isLocked);
    this.#validity.refresh();
  }

  /** `required` is about one input, but a file in another input of the field meets it too. */
  #followRequired(isElsewhere: boolean): void {
    if (this.#isRequired) this.#log.setAttribute(this.#group.first, 'required', isElsewhere ? null : '');
  }

  #watch(input: HTMLInputElement): void {
    this.#group.setUniqueId(input, this.#log);
    describeInputRules(this.#host, input, this.#rules, this.#hint, this.#log);
    // Merges before the page's listeners read the files.
    const picked = (event: Event) => this.#picked(input, event);
    const stopMerging = listen(input, ['input', 'change'], picked, { capture: true });
    const stopFollowing = followInput(input, () => this.#follow());
    this.#followed.set(input, () => {
      stopMerging();
      stopFollowing();
    });
  }

  /** Adds the picked files to the earlier ones, as long as a list is shown from which each can be removed. */
  #picked(input: HTMLInputElement, event: Event): void {
    if (!event.isTrusted) return;
    const before = this.#view.filesOf(input);
    const picked = readFiles(input);
    const merged = input.multiple && before.length > 0 ? addFiles(before, picked) : picked;
    if (merged.some((file, index) => file !== picked[index])) writeFiles(input, merged);
    if (event.type === 'input') return;
    this.#follow();
    this.#reports.picked();
  }

  /** Adds files that were dropped, pasted or photographed. */
  #addFiles(files: readonly File[], hasFolder: boolean): void {
    const { inputs } = this.#group;
    const held = inputs.map((input) => ({ files: readFiles(input), isMultiple: input.multiple }));
    const mayAdd = (count: number) => this.#add?.canGrow(count) ?? false;
    const placing = placeFiles(held, files, mayAdd, this.#rules.maxFiles);
    const changed = placing.inputs.map((placed, index) => {
      const input = inputs[index] ?? this.#group.add();
      const isNew = placed !== held[index]?.files;
      if (isNew) writeFiles(input, placed);
      return isNew ? input : null;
    });
    for (const input of changed) if (input) notifyChange(input);
    this.#follow();
    this.#reports.taken(files.length, placing.leftOver, hasFolder);
  }

  #addInput(): HTMLInputElement | null {
    if (!this.#add?.canGrow(this.#group.inputs.length)) return null;
    const input = this.#group.add();
    this.#follow();
    return input;
  }

  /** Announces a problem of files that were too many to be read when they were picked. */
  #listed(): void {
    const problem = this.#problem?.text ?? '';
    if (problem === this.#group.first.validationMessage) return;
    this.#validity.refresh();
    this.#host.announce(problem);
  }

  get #problem(): Problem | null {
    return findProblem({
      ...{ host: this.#host, group: this.#group, rules: this.#rules },
      ...{ translate: this.#translate, language: this.#language },
      isUnread: (file) => this.#view.isReading && !wasRead(file),
      isPending: (file) => this.#pictures.isPending(file),
    });
  }

  #reset(): void {
    this.#group.shrink();
    this.#reports.clear();
    this.#follow();
  }
}
