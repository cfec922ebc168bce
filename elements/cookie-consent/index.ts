export { CookieConsentElement } from './cookie-consent.shell.js';
export { CookieConsentShowRequestEvent } from './cookie-consent.events.js';
export { CookieConsentChangedEvent } from '../../shared/consent/consent-events.js';
export { CookieConsentGrantRequestEvent } from '../../shared/consent/grant-events.js';
export type { ConsentChange } from '../../shared/consent/consent-events.js';
export type { ConsentGrant } from '../../shared/consent/grant-events.js';
