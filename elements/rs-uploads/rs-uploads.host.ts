import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { InputHost } from '../../shared/element/find-input.js';
import type { OwnTexts } from '../../shared/element/input-shell-element.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { Translate } from '../../shared/i18n/texts.js';
import type { UploadsState } from './uploads-state.model.js';

/** Interface of the shell for its core and view. */
export interface UploadsHost extends InputHost {
  readonly minFiles: number;
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly extensions: string;
  readonly addMore: boolean;
  /** Longest side of a picture in pixels; 0 if pictures stay as they are. */
  readonly shrink: number;
  /** Quality of a smaller picture, from 0 to 1. */
  readonly quality: number;
  readonly maxTotalBytes: number;
  readonly maxFormBytes: number;
  readonly withoutCamera: boolean;
  readonly withoutHint: boolean;
  readonly locale: string;
  readonly texts: OwnTexts | undefined;
  /** Box around everything. */
  readonly box: HTMLElement;
  /** Place of the list. */
  readonly list: HTMLElement;
  /** Place of the buttons. */
  readonly buttons: HTMLElement;
  /** Zone that files are dropped on, with the button and the texts. */
  readonly zone: HTMLElement;
  announce(text: string): void;
  adoptChrome(styles: readonly CSSResult[]): void;
  setState(name: string, isOn: boolean): void;
}

/** Interface of the core for the view. Every function is stable. */
export interface UploadsViewModel {
  readonly store: {
    readonly state: UploadsState;
    subscribe(listener: () => void): () => void;
  };
  readonly translate: Translate;
  /** Flag: photos are allowed, and the author has not switched the camera button off. */
  readonly hasCamera: boolean;
  /** Removes a file. */
  readonly remove: (key: string) => void;
  /** Leaves a picture as it is that is being made smaller. */
  readonly keep: (key: string) => void;
  /** Shows the picture of a file. */
  readonly open: (key: string) => void;
  readonly closePreview: () => void;
  /** Marks a picture that the browser cannot show. */
  readonly block: (key: string) => void;
  /** Moves the focus to the input, after the last file was removed. */
  readonly focusInput: () => void;
  /** Adds an input. */
  readonly addInput: () => void;
  readonly addPhotos: (files: readonly File[]) => void;
}

/** Interface of the core for its shell. */
export type UploadsCore = ShellCore;
