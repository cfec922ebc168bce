import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { InputHost } from '../../shared/element/find-input.js';
import type { OwnTexts } from '../../shared/element/input-shell-element.js';
import type { ShellCore } from '../../shared/element/shell-element.js';

/** Interface of the shell for its core. */
export interface RangeHost extends InputHost {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly double: boolean;
  readonly values: readonly string[];
  readonly prefix: string;
  readonly suffix: string;
  readonly locale: string;
  readonly texts: OwnTexts | undefined;
  /** The element that the handles are appended to. */
  readonly track: HTMLElement;
  /** The element above the slider, with the words of the chosen value. */
  readonly value: HTMLElement;
  adoptChrome(styles: readonly CSSResult[]): void;
  setState(name: string, isOn: boolean): void;
  report(error: unknown, part?: string): void;
}

/** Props of the view. */
export interface RangeViewModel {
  /** Store of the words of the chosen value. */
  readonly store: { readonly state: string; subscribe(listener: () => void): () => void };
  /** Called once the words are in the page, before the next frame. */
  readonly onPainted: () => void;
}

/** Interface of the core for its shell. */
export type RangeCore = ShellCore;
