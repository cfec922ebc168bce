import type { Text } from '../i18n/texts.js';
import { findInput } from './find-input.js';
import { ShellElement, type ShellCore } from './shell-element.js';

/** Texts by their keys, in place of the page's and the suite's. */
export type OwnTexts = Readonly<Record<string, Text>>;

/**
 * The shell of an element beside an input of the page, which keeps the value, is typed into and posts by itself: the
 * element only reads and writes it. The input is the one that was set, or the one that `for` names, or the one
 * inside. Subclasses declare the attributes `for` and `locale` with their options.
 */
export abstract class InputShellElement<Core extends ShellCore> extends ShellElement<Core> {
  /** Properties without an attribute. */
  protected static readonly plainProperties: readonly string[] = ['input', 'texts'];

  declare for: string;
  declare locale: string;

  /** The types of input that it stands beside; those of a text, unless a subclass says others. */
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

  /** Tells the core; without one, it will find the new value when it starts. */
  protected plainPropertyChanged(name: string): void {
    if (this.hasCore) this.withCore((core) => core.optionChanged?.(name));
  }

  /** What was set before the tag was defined hides the accessor. */
  #upgradePlainProperties(): void {
    for (const name of (this.constructor as typeof InputShellElement).plainProperties) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
}
