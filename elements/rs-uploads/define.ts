import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './rs-uploads.core.js';
import { RsUploadsElement } from './rs-uploads.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'rs-uploads': RsUploadsElement;
  }
}

defineElement('rs-uploads', RsUploadsElement, startCore, languages);
