import type { Text } from '../i18n/texts.js';
import { findInput } from './find-input.js';
import { ShellElement, type ShellCore } from './shell-element.js';

/** Texts by key, which replace those of the page and of the suite. */
export type OwnTexts = Readonly<Record<string, Text>>;

/**
 * Shell of an element that belongs to an input of the page. The input holds the value, is typed into and is posted;
 * the element reads and writes it. The input is the one that was set, the one that `for` references, or the one
 * inside. Subclasses declare the attributes `for` and `locale`.
 */
export abstract class InputShellElement<Core extends ShellCore> extends ShellElement<Core> {
  /** Names of properties without an attribute. */
  protected static readonly plainProperties: readonly string[] = ['input', 'texts'];

  declare for: string;
  declare locale: string;

  /**
   * Types of input that the element accepts.
   *
   * @default text, search, tel
   */
  readonly inputTypes?: ReadonlySet<string>;

  #input: HTMLInputElement | null = null;
  #texts: OwnTexts | undefined;

  get input(): HTMLInputElement | null {
    return this.#input ?? findInput(this);
  }

  set input(input: HTMLInputElement | null) {
    if (input === this.#input) return;
    this.#input = input;
    this.plainPropertyChanged('input');
  }

  get texts(): OwnTexts | undefined {
    return this.#texts;
  }

  set texts(texts: OwnTexts | undefined) {
    this.#texts = texts;
    this.plainPropertyChanged('texts');
  }

  override connectedCallback(): void {
    this.#upgradePlainProperties();
    super.connectedCallback();
  }

  /** Notifies the core of a changed property. Without a core it is a no-op: the core reads the value when it starts. */
  protected plainPropertyChanged(name: string): void {
    if (this.hasCore) this.withCore((core) => core.optionChanged?.(name));
  }

  /** Sets again the properties that were set before the tag was defined, because they shadow the accessors. */
  #upgradePlainProperties(): void {
    for (const name of (this.constructor as typeof InputShellElement).plainProperties) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
}
