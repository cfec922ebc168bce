export { CookieConsentElement } from './cookie-consent.shell.js';
export { CookieConsentShowRequestEvent } from './cookie-consent.events.js';
export {
  CookieConsentChangedEvent,
  CookieConsentGrantRequestEvent,
} from '../../shared/consent/consent-events.js';
export type { ConsentChange, ConsentGrant } from '../../shared/consent/consent-events.js';
