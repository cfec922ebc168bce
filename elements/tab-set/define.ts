import { defineOnce } from '../../shared/element/define-once.js';
import { TabSetElement } from './tab-set.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'tab-set': TabSetElement;
  }
}

defineOnce('tab-set', TabSetElement);
