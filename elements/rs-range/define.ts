import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './rs-range.core.js';
import { RsRangeElement } from './rs-range.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'rs-range': RsRangeElement;
  }
}

defineElement('rs-range', RsRangeElement, startCore, languages);
