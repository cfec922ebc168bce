import { texts as backToTop } from './back-to-top/texts/en.js';
import { texts as cookieConsent } from './cookie-consent/texts/en.js';
import { texts as mediaBox } from './media-box/texts/en.js';
import { texts as offcanvasPanel } from './offcanvas-panel/texts/en.js';
import { texts as calendar } from './rs-calendar/texts/en.js';
import { texts as form } from './rs-form/texts/en.js';
import { texts as location } from './rs-location/texts/en.js';
import { texts as range } from './rs-range/texts/en.js';
import { texts as uploads } from './rs-uploads/texts/en.js';
import { texts as whatsappLink } from './whatsapp-link/texts/en.js';

/** English texts of all elements. */
export const english = Object.freeze({
  ...backToTop,
  ...cookieConsent,
  ...mediaBox,
  ...offcanvasPanel,
  ...calendar,
  ...form,
  ...location,
  ...range,
  ...uploads,
  ...whatsappLink,
});
