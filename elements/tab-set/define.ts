import { defineElement } from '../../shared/element/define-element.js';
import { startCore } from './tab-set.core.js';
import { TabSetElement } from './tab-set.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'tab-set': TabSetElement;
  }
}

defineElement('tab-set', TabSetElement, startCore);
