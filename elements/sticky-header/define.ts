import { defineOnce } from '../../shared/element/define-once.js';
import { StickyHeaderElement } from './sticky-header.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'sticky-header': StickyHeaderElement;
  }
}

defineOnce('sticky-header', StickyHeaderElement);
