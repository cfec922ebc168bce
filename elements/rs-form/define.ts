import { defineElement } from '../../shared/element/define-element.js';
import { startCore } from './rs-form.core.js';
import { RsFormElement } from './rs-form.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'rs-form': RsFormElement;
  }
}

defineElement('rs-form', RsFormElement, startCore);
