import { defineOnce } from '../../shared/element/define-once.js';
import { __Name__Element } from './__tag__.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    '__tag__': __Name__Element;
  }
}

defineOnce('__tag__', __Name__Element);
