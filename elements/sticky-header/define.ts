import { defineElement } from '../../shared/element/define-element.js';
import { startCore } from './sticky-header.core.js';
import { StickyHeaderElement } from './sticky-header.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'sticky-header': StickyHeaderElement;
  }
}

defineElement('sticky-header', StickyHeaderElement, startCore);
