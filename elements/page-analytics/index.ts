export { PageAnalyticsElement } from './page-analytics.shell.js';
export { PageAnalyticsEvent } from './page-analytics.events.js';
export type { AnalyticsFact } from './page-analytics.events.js';
