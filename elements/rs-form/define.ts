import { defineElement } from '../../shared/element/define-element.js';
import { registerTag } from '../../shared/element/lazy-tags.js';
import { languages } from '../languages.js';
import { startCore } from './rs-form.core.js';
import { RsFormElement } from './rs-form.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'rs-form': RsFormElement;
  }
}

// A form places these: their files come with the first one that is placed.
registerTag('rs-calendar', () => import('../rs-calendar/define.js'));
registerTag('rs-location', () => import('../rs-location/define.js'));
registerTag('rs-range', () => import('../rs-range/define.js'));
registerTag('rs-uploads', () => import('../rs-uploads/define.js'));

defineElement('rs-form', RsFormElement, startCore, languages);
