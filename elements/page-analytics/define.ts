import { defineElement } from '../../shared/element/define-element.js';
import { startCore } from './page-analytics.core.js';
import { PageAnalyticsElement } from './page-analytics.shell.js';

export type * from './index.js';

declare global {
  interface HTMLElementTagNameMap {
    'page-analytics': PageAnalyticsElement;
  }
}

defineElement('page-analytics', PageAnalyticsElement, startCore);
