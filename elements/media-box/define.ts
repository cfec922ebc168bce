import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './media-box.core.js';
import { MediaBoxElement } from './media-box.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'media-box': MediaBoxElement;
  }
}

defineElement('media-box', MediaBoxElement, startCore, languages);
