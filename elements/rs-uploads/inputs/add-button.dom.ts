import { createPartButton } from '../../../shared/dom/part-button.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { AddButtonState } from '../uploads-state.model.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';

/** Selector of the server's button that adds an input. */
const serverButton = '.rsfp-field-multiple-plus-button';

export interface AddButtonContext {
  readonly input: HTMLInputElement;
  /** Flag: the view paints a button where the server has none. */
  readonly isWanted: boolean;
  /** Maximum number of inputs where the server's button has no number of its own; 0 for any number. */
  readonly maxFiles: number;
  readonly log: UndoLog;
  readonly onPress: () => void;
}

/** Button that adds an input: the server's, or one that the view paints. */
export class AddButton {
  readonly maxInputs: number;
  readonly #context: AddButtonContext;
  /** The server's button, or the plain one if the view does not load. */
  #button: HTMLButtonElement | null;
  #isDisabled = false;

  private constructor(button: HTMLButtonElement | null, context: AddButtonContext) {
    this.#button = button;
    this.#context = context;
    const own = Number(button?.getAttribute('data-rsfp-maxfiles') ?? '');
    this.maxInputs = Number.isInteger(own) && own > 0 ? own : context.maxFiles;
    if (button) this.#listen(button);
  }

  /** Returns null for a field that has one input. */
  static find(context: AddButtonContext): AddButton | null {
    const button = findButton(context.input);
    return button || context.isWanted ? new AddButton(button, context) : null;
  }

  /** State for the view; `none` where the server's button is used. */
  get state(): AddButtonState {
    if (this.#button) return 'none';
    return this.#isDisabled ? 'disabled' : 'enabled';
  }

  /** Returns true if one more input is allowed beside that many. */
  canGrow(count: number): boolean {
    return this.maxInputs === 0 || count < this.maxInputs;
  }

  follow(count: number, isLocked: boolean): void {
    this.#isDisabled = isLocked || !this.canGrow(count);
    const button = this.#button;
    if (button && button.disabled !== this.#isDisabled)
      this.#context.log.setDisabled(button, this.#isDisabled);
  }

  /** Adds a plain button in place of the view's button if the view does not load. */
  addFallback(place: HTMLElement, label: string): void {
    if (this.#button) return;
    const button = createPartButton(documentOf(place), { part: 'add', label, run: () => undefined });
    place.append(button);
    this.#context.log.remember(button, 'button', () => button.remove());
    button.disabled = this.#isDisabled;
    this.#button = button;
    this.#listen(button);
  }

  #listen(button: HTMLButtonElement): void {
    const { log, onPress } = this.#context;
    // The server's own script would add a second input.
    if (button.hasAttribute('onclick')) log.setAttribute(button, 'onclick', null);
    button.addEventListener('click', onPress);
    log.remember(button, 'add', () => button.removeEventListener('click', onPress));
  }
}

/** Returns the nearest button around the input whose surroundings contain no input of another field. */
function findButton(input: HTMLInputElement): HTMLButtonElement | null {
  for (let at = input.parentElement; at && at !== input.form; at = unclobbered(at).parentElement) {
    const others = [...unclobbered(at).querySelectorAll<HTMLInputElement>('input[type="file"]')];
    // If several inputs have one name, the first one has the button.
    if (others.some(({ name }) => name !== input.name) || others[0] !== input) return null;
    const button = unclobbered(at).querySelector(serverButton);
    if (button instanceof HTMLButtonElement) return button;
  }
  return null;
}
