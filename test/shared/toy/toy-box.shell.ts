import { css } from '@lit/reactive-element/css-tag.js';
import {
  booleanAttribute,
  choiceAttribute,
  numberAttribute,
  textAttribute,
} from '../../../shared/element/attributes.js';
import { ShellElement } from '../../../shared/element/shell-element.js';
import { startCore, type ToyCore } from './toy-box.core.js';

const toyStyles = css`
  :host {
    border-top: 7px solid;
  }
`;

/** Element without a use, on which the shared parts are tested. */
export class ToyBoxElement extends ShellElement<ToyCore> {
  static override readonly options = {
    open: booleanAttribute('open', { reflects: true }),
    label: textAttribute('label', 'toys'),
    size: numberAttribute('size', 5, { min: 0, max: 10, reflects: true }),
    side: choiceAttribute('side', ['left', 'right'], 'left'),
  };

  declare open: boolean;
  declare label: string;
  declare size: number;
  declare side: 'left' | 'right';

  protected override readonly styles = [toyStyles];

  protected override startCore(): ToyCore | Promise<ToyCore> {
    return startCore(this);
  }

  /** Puts a toy in, now or when the core has started. */
  add(): void {
    this.withCore((core) => core.add());
  }

  /** Settles with the core, as soon as it has started. */
  get whenCore(): Promise<ToyCore> {
    return new Promise((resolve) => this.withCore(resolve));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'toy-box': ToyBoxElement;
  }
}
