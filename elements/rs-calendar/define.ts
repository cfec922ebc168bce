import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './rs-calendar.core.js';
import { RsCalendarElement } from './rs-calendar.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'rs-calendar': RsCalendarElement;
  }
}

defineElement('rs-calendar', RsCalendarElement, startCore, languages);
