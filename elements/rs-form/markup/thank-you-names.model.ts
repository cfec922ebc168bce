/** Ids, classes and names in the markup of a thank-you. */

export const thankYouButtonClass = 'rsform-thankyou-button';
export const continueName = 'continue';
export const returnLinkId = 'rsfp-thankyou-popup-return-link';
/** The starts of the ids of a thank-you; the form's number follows. */
export const thankYouPopupId = 'rsfp-thankyou-popup-container';
export const thankYouScrollId = 'rsfp-thankyou-scroll';
