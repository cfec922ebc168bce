import { defineOnce } from '../../shared/element/define-once.js';
import { OffcanvasPanelElement } from './offcanvas-panel.shell.js';

declare global {
  interface HTMLElementTagNameMap {
    'offcanvas-panel': OffcanvasPanelElement;
  }
}

defineOnce('offcanvas-panel', OffcanvasPanelElement);
