import { defineElement } from '../../shared/element/define-element.js';
import { languages } from '../languages.js';
import { startCore } from './offcanvas-panel.core.js';
import { OffcanvasPanelElement } from './offcanvas-panel.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'offcanvas-panel': OffcanvasPanelElement;
  }
}

defineElement('offcanvas-panel', OffcanvasPanelElement, startCore, languages);
