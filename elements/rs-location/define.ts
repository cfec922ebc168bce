import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './rs-location.core.js';
import { RsLocationElement } from './rs-location.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'rs-location': RsLocationElement;
  }
}

defineElement('rs-location', RsLocationElement, startCore, languages);
