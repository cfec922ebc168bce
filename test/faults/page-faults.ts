import type { Fault } from './fault.js';

/** Faults of the page around the suite. */
export const pageFaults: readonly Fault[] = [
  {
    fault: 'Scripts do not run',
    seen: 'The server’s form sends, and its links lead somewhere.',
    stored: 'one message',
    tests: [
      'journey/contact/no-script.journey.test.ts: a visitor without JavaScript sends the contact form, and the message is stored, on /contacto',
      'journey/gallery/gallery.journey.test.ts: a visitor of the gallery follows the links as links without JavaScript',
    ],
  },
  {
    fault: 'A strict content security policy',
    seen: 'Nothing; no violation.',
    stored: 'one message',
    tests: [
      'journey/legacy/policies.journey.test.ts: a page of the original whose policy allows no attributes hides what its server hides by style, opens its calendar and sends',
    ],
  },
  {
    fault: 'Trusted Types are enforced',
    seen: 'Nothing; no violation.',
    stored: 'not a matter of storage',
    tests: [
      'elements/strict-policies.browser.test.ts: <rs-calendar> under a strict policy with Trusted Types is used from the month to the time, and as a popup, without a single violation',
      'elements/strict-policies.browser.test.ts: <back-to-top> and <whatsapp-link> under a strict policy with Trusted Types paint, float and show their icons without a single violation',
    ],
  },
  {
    fault: 'A frame without an origin of its own: reading a storage throws',
    seen: 'Everything but drafts and memories works.',
    stored: 'not a matter of storage',
    tests: [
      'elements/rs-form/drafts/drafts-storage.browser.test.ts: <rs-form> keeps a draft for this view where storage is denied, and promises nothing',
      'elements/media-box/popups/auto-popups.browser.test.ts: a visitor of a page with a picture that opens by itself sees it where the browser keeps nothing (storage-01)',
    ],
  },
  {
    fault: 'Older libraries have changed arrays, elements and functions',
    seen: 'Nothing.',
    stored: 'one message',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor sends one message on a page whose older scripts have changed arrays, elements and functions',
    ],
  },
  {
    fault: 'A style sheet takes every look away',
    seen: 'Plain controls that work.',
    stored: 'one message',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor sends one message on a page whose style sheet takes every look away, from the error to the thanks',
    ],
  },
  {
    fault: 'The form is hidden and inert at the start',
    seen: 'It works once it is shown.',
    stored: 'one message',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor sends one message from a form that was hidden and inert when the suite started',
    ],
  },
  {
    fault: 'A tag is cloned, adopted by a frame, or replaced by a morph',
    seen: 'It works where it has come to.',
    stored: 'not a matter of storage',
    tests: [
      'journey/theme/loader.journey.test.ts: a visitor of a page with the loader has a tag that a script clones out of a template, on a page that had none',
      'shared/element/documents.browser.test.ts: <toy-box> in other documents keeps its styles and its state in the document of a frame',
      'elements/rs-form/morph.browser.test.ts: a form whose content a morph writes again follows its conditions after the morph',
    ],
  },
  {
    fault: 'The tab was frozen for a while',
    seen: 'It goes on where it was.',
    stored: 'one message',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor sends one message from a tab that was frozen in the middle',
    ],
  },
  {
    fault: 'Something floats over the page',
    seen: 'The focused control is never covered.',
    stored: 'not a matter of storage',
    tests: [
      'journey/theme/home.journey.test.ts: a visitor of the home page with the keyboard never has the focus below the header or what floats, at 320 px',
    ],
  },
  {
    fault: 'A picture is missing or has no size',
    seen: 'The viewer says why and goes on.',
    stored: 'not a matter of storage',
    tests: [
      'elements/media-box/media-box.browser.test.ts: a visitor who presses a picture reads why a broken picture is not there, and goes on',
      'elements/media-box/media/odd-pictures.browser.test.ts: a picture of an unusual size is an error of the item where it is an SVG without a size (no size in the link)',
    ],
  },
  {
    fault: 'No app answers a messaging link',
    seen: 'The link leads to the web.',
    stored: 'not a matter of storage',
    tests: [
      'journey/theme/messaging.journey.test.ts: a visitor who presses the messaging link comes to the app on a phone, and to the web where no app answers',
    ],
  },
  {
    fault: 'The position is refused, inaccurate or never there',
    seen: 'A message; the address can be typed.',
    stored: 'not a matter of storage',
    tests: [
      'elements/rs-location/position.browser.test.ts: the visitor’s position leaves the field usable where the visitor says no',
      'elements/rs-location/position.browser.test.ts: the visitor’s position is given up where the browser never answers, its own question included',
      'elements/rs-location/position.browser.test.ts: the visitor’s position moves the map alone where it is inaccurate, with a message',
    ],
  },
  {
    fault: 'Listeners of the page throw',
    seen: 'Nothing.',
    stored: 'one message',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor sends one message on a page whose listeners throw at every event of the form',
    ],
  },
];
