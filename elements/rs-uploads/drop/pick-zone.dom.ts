import { createPartButton } from '../../../shared/dom/part-button.js';
import { listen } from '../../../shared/dom/listen.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { UploadsHost } from '../rs-uploads.host.js';

export interface PickZoneContext {
  readonly host: UploadsHost;
  readonly first: HTMLInputElement;
  readonly translate: Translate;
  readonly log: UndoLog;
  /** Returns the input that the next press fills. */
  readonly nextInput: () => HTMLInputElement;
}

/** Boxes of the server that already draw a button over the input. */
const drawnBoxes = '[uk-form-custom], .uk-form-file';

/** Style of an input that is only out of sight: it can be focused, and screen readers read it. */
const outOfSight = Object.entries({
  position: 'absolute',
  'inline-size': '1px',
  'block-size': '1px',
  'min-block-size': '0',
  padding: '0',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  opacity: '0',
});

/**
 * Zone that files are dropped on, with a button in the language of the page. It represents the inputs, which stay in the
 * page: the Tab key and screen readers reach them, and they post the files. An input that the page itself has hidden or
 * drawn keeps its look, and the zone has no button.
 */
export class PickZone {
  readonly #context: PickZoneContext;
  readonly #button: HTMLButtonElement | null;
  readonly #text: HTMLElement;
  readonly #inputs = new Map<HTMLInputElement, () => void>();
  #isLost = false;

  constructor(context: PickZoneContext) {
    const { host, first, translate } = context;
    this.#context = context;
    this.#text = documentOf(host).createElement('p');
    this.#text.part.add('hint');
    // Dropping needs a mouse, and the input has its own name for screen readers.
    this.#text.ariaHidden = 'true';
    this.#button = isDrawnByPage(first) ? null : this.#createButton();
    host.zone.classList.toggle('drawn', this.#button !== null);
    host.zone.prepend(...(this.#button ? [this.#button] : []), this.#text);
    writeOwnText(this.#text, translate('uploads.drop'));
  }

  /**
   * Shows the state of the field.
   *
   * @param names - Names of the picked files that no list shows; '' for none.
   */
  follow(inputs: readonly HTMLInputElement[], names: string, isLocked: boolean): void {
    for (const input of inputs) this.#hideVisually(input);
    if (this.#button) this.#button.disabled = isLocked;
    // An input that is in sight shows its files itself.
    const showsNames = names !== '' && this.#button !== null && !this.#isLost;
    this.#text.classList.toggle('names', showsNames);
    if (showsNames) this.#text.textContent = names;
    else writeOwnText(this.#text, this.#context.translate('uploads.drop'));
  }

  /** Moves the focus to an input, and opens its dialog if the zone represents it. */
  open(input: HTMLInputElement | null): void {
    input?.focus();
    if (this.#button && !this.#isLost) input?.click();
  }

  /** Shows the inputs again, because no list shows the files. */
  showInputs(): void {
    this.#isLost = true;
    for (const input of this.#inputs.keys())
      for (const [property] of outOfSight) this.#context.log.setStyle(input, property, '');
    this.#button?.remove();
    this.#context.host.zone.classList.remove('drawn');
  }

  stop(): void {
    for (const stop of this.#inputs.values()) stop();
    this.#button?.remove();
    this.#text.remove();
    this.#context.host.zone.classList.remove('drawn');
    this.#context.host.setState('focused', false);
  }

  #createButton(): HTMLButtonElement {
    const { host, first, translate, nextInput } = this.#context;
    const key = first.multiple ? 'uploads.choose-files' : 'uploads.choose-file';
    const button = createPartButton(documentOf(host), {
      part: 'pick',
      label: translate(key),
      run: () => this.open(nextInput()),
    });
    // The input is the control: the button is a picture of it for a pointer.
    button.tabIndex = -1;
    button.ariaHidden = 'true';
    button.addEventListener('mousedown', (event) => event.preventDefault());
    return button;
  }

  #hideVisually(input: HTMLInputElement): void {
    const { host, log } = this.#context;
    if (!this.#button || this.#isLost || this.#inputs.has(input)) return;
    for (const [property, value] of outOfSight) log.setStyle(input, property, value, 'important');
    const follow = () => host.setState('focused', input.matches(':focus-visible'));
    this.#inputs.set(input, listen(input, ['focus', 'blur'], follow));
    follow();
  }
}

/** Returns true if the page hides the input itself, or draws another control over it. */
function isDrawnByPage(input: HTMLInputElement): boolean {
  if (unclobbered(input).closest(drawnBoxes)) return true;
  const { display, visibility, opacity, clipPath, clip } = getComputedStyle(input);
  return (
    display === 'none' || visibility === 'hidden' || opacity === '0' || clipPath !== 'none' || clip !== 'auto'
  );
}
