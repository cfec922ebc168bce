import { defineElement } from '../../shared/element/define-element.js';
import { startCore } from './__tag__.core.js';
import { __Name__Element } from './__tag__.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    '__tag__': __Name__Element;
  }
}

defineElement('__tag__', __Name__Element, startCore);
