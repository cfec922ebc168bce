import { createPartButton } from '../../../shared/dom/part-button.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';

/** How the server marks the button that adds an input. */
const serverButton = '.rsfp-field-multiple-plus-button';

export interface AddButtonParts {
  readonly input: HTMLInputElement;
  /** The place of a button of our own; null where only the server's counts. */
  readonly place: HTMLElement | null;
  readonly label: string;
  /** The most inputs where the button does not say so; 0 for any number. */
  readonly maxFiles: number;
  readonly log: UndoLog;
  readonly onPress: () => void;
}

/** The button that adds an input: the server's, or one of our own. */
export class AddButton {
  readonly maxInputs: number;
  readonly #button: HTMLButtonElement;
  readonly #log: UndoLog;

  private constructor(button: HTMLButtonElement, { maxFiles, log, onPress }: AddButtonParts) {
    this.#button = button;
    this.#log = log;
    const own = Number(button.getAttribute('data-rsfp-maxfiles') ?? '');
    this.maxInputs = Number.isInteger(own) && own > 0 ? own : maxFiles;
    // What the server's script would have done is done here.
    if (button.hasAttribute('onclick')) log.setAttribute(button, 'onclick', null);
    button.addEventListener('click', onPress);
    log.remember(button, 'add', () => button.removeEventListener('click', onPress));
  }

  /** Null for a field that has one input. */
  static find(parts: AddButtonParts): AddButton | null {
    const { input, place, label } = parts;
    const found = findButton(input);
    if (found) return new AddButton(found, parts);
    if (!place) return null;
    const button = createPartButton(place.ownerDocument, { part: 'add', label, run: () => undefined });
    place.append(button);
    parts.log.remember(button, 'button', () => button.remove());
    return new AddButton(button, parts);
  }

  /** Whether there may be one more beside that many. */
  hasRoom(count: number): boolean {
    return this.maxInputs === 0 || count < this.maxInputs;
  }

  follow(count: number, isLocked: boolean): void {
    const isDisabled = isLocked || !this.hasRoom(count);
    if (this.#button.disabled !== isDisabled) this.#log.setDisabled(this.#button, isDisabled);
  }
}

/** The nearest one around the input whose surroundings hold no input of another field. */
function findButton(input: HTMLInputElement): HTMLButtonElement | null {
  for (let at = input.parentElement; at && at !== input.form; at = at.parentElement) {
    const others = [...at.querySelectorAll<HTMLInputElement>('input[type="file"]')];
    // Of several of one name the first has the button.
    if (others.some(({ name }) => name !== input.name) || others[0] !== input) return null;
    const button = at.querySelector(serverButton);
    if (button instanceof HTMLButtonElement) return button;
  }
  return null;
}
