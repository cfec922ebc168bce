/** E.164 knows no number longer than 15 digits, and none in use is shorter than 8. */
export const phoneDigits = Object.freeze({ min: 8, max: 15 });

/** What the text may take of an address once it is encoded, so that the whole stays below 2000 characters. */
export const maxEncodedText = 1900;

/** How long the app has to answer before the web address is opened instead. */
export const appPatienceMs = 2000;
