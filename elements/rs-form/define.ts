import { defineOnce } from '../../shared/element/define-once.js';
import { RsFormElement } from './rs-form.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'rs-form': RsFormElement;
  }
}

defineOnce('rs-form', RsFormElement);
