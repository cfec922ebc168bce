import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { InputHost } from '../../shared/element/find-input.js';
import type { OwnTexts } from '../../shared/element/input-shell-element.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { Translate } from '../../shared/i18n/texts.js';
import type { ListedFile } from './files/listed-file.model.js';

/** What the core sees of its shell. */
export interface UploadsHost extends InputHost {
  readonly minFiles: number;
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly extensions: string;
  readonly addMore: boolean;
  readonly withoutCamera: boolean;
  readonly withoutHint: boolean;
  readonly locale: string;
  readonly texts: OwnTexts | undefined;
  /** The box that files are dropped on. */
  readonly box: HTMLElement;
  /** The place of the list. */
  readonly list: HTMLElement;
  /** The place of the buttons. */
  readonly buttons: HTMLElement;
  announce(text: string): void;
  adoptChrome(styles: readonly CSSResult[]): void;
  setState(name: string, isOn: boolean): void;
}

/** What the view sees of its core. */
export interface UploadsViewModel {
  readonly store: {
    readonly state: readonly ListedFile[];
    subscribe(listener: () => void): () => void;
  };
  readonly translate: Translate;
  remove(key: string): void;
  open(key: string): void;
  /** The browser cannot show a picture. */
  block(key: string): void;
  /** Where the focus goes when the last file is taken back. */
  focusInput(): void;
}

/** What the shell sees of its core. */
export type UploadsCore = ShellCore;
