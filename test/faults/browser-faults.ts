import type { Fault } from './fault.js';

/** Faults of browsers, of their settings, and of visitors' habits. */
export const browserFaults: readonly Fault[] = [
  {
    fault: 'The browser refuses every storage',
    seen: 'Everything but drafts and memories works.',
    stored: 'one message',
    tests: [
      'elements/rs-form/drafts/drafts-storage.browser.test.ts: <rs-form> keeps a draft for this view where storage is denied, and promises nothing',
      'elements/media-box/popups/auto-popups.browser.test.ts: a visitor of a page with a picture that opens by itself sees it once a page where the browser has no storage at all (storage-05)',
    ],
  },
  {
    fault: 'The browser keeps no cookie',
    seen: 'The banner closes, and the page is not loaded again and again.',
    stored: 'not a matter of storage',
    tests: [
      'elements/cookie-consent/cookie-consent.browser.test.ts: <cookie-consent> around the server’s banner does not loop where no cookie can be kept (consent-17)',
    ],
  },
  {
    fault: 'The browser has purged its storage since the last visit',
    seen: 'The banner asks again; the rest is as before.',
    stored: 'not a matter of storage',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor of a page that forgets or changes is asked for consent again after the browser has purged its storage, and the page is as before',
    ],
  },
  {
    fault: 'The clock of the machine is wrong by years',
    seen: 'Nothing: consent holds, and the form sends.',
    stored: 'one message',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor sends one message with a clock that is -12 years away',
      'journey/faults/hard-pages.journey.test.ts: a visitor sends one message with a clock that is 20 years away',
    ],
  },
  {
    fault: 'The clocks of the visitor’s zone skip the chosen hour',
    seen: 'The hour that was chosen.',
    stored: 'one message with that hour',
    tests: [
      'journey/calendar/time-zones.journey.test.ts: a visitor far from Spain, in …, books a time of the practice that the clocks of Atlantic/Azores skip',
    ],
  },
  {
    fault: 'Text is composed with an input method',
    seen: 'No check, count or limit until the text is complete.',
    stored: 'not a matter of storage',
    tests: [
      'journey/kitchen/foreign-nodes.journey.test.ts: a registration that others change too checks and counts nothing while text is being composed (24), on /formulario',
      'elements/rs-form/submit/field-faults.browser.test.ts: <rs-form> checks nothing in the middle of a composition (24)',
    ],
  },
  {
    fault: 'A password manager fills in without an event',
    seen: 'What it has filled in is checked and sent.',
    stored: 'one message',
    tests: [
      'elements/rs-form/submit/field-faults.browser.test.ts: <rs-form> takes what a password manager filled in without an event (25)',
    ],
  },
  {
    fault: 'An extension puts nodes between the fields',
    seen: 'Nothing.',
    stored: 'one message',
    tests: [
      'journey/kitchen/foreign-nodes.journey.test.ts: a registration that others change too is sent all the same at /formulario, whatever extensions put into it (26)',
    ],
  },
  {
    fault: 'A translator replaces every text',
    seen: 'Texts and totals that are true after each change.',
    stored: 'one message',
    tests: [
      'journey/kitchen/translation.journey.test.ts: a visitor whose browser translates the page (27) sees current values at /formulario, and sends',
    ],
  },
  {
    fault: 'Text of twice its size, wide spacing, 320 pixels',
    seen: 'One column, nothing cut off.',
    stored: 'not a matter of storage',
    tests: [
      'journey/kitchen/sizes.journey.test.ts: the registration fits into 320 px with WCAG’s text spacing, page by page, on /formulario',
      'journey/kitchen/sizes.journey.test.ts: the registration fits into 320 px with text of twice its size, page by page, on /formulario',
    ],
  },
  {
    fault: 'The page is printed',
    seen: 'Every section is on paper, and nothing lies over it.',
    stored: 'not a matter of storage',
    tests: [
      'journey/theme/media.journey.test.ts: a visitor of the site has every section of the tabs on paper',
      'elements/sticky-header/sticky-header.browser.test.ts: <sticky-header> is in its place on paper',
    ],
  },
  {
    fault: 'Forced colors',
    seen: 'Borders, the focus and what is chosen stay visible.',
    stored: 'not a matter of storage',
    tests: [
      'elements/tab-set/tab-set.audit.browser.test.ts: <tab-set> shows which tab is chosen without colours of its own',
      'elements/media-box/media-box.audit.browser.test.ts: the viewer has no violation in forced colours',
    ],
  },
  {
    fault: 'Less motion',
    seen: 'Nothing slides or scrolls by itself.',
    stored: 'not a matter of storage',
    tests: [
      'journey/theme/media.journey.test.ts: a visitor who wants less motion is at the top at once',
      'journey/theme/media.journey.test.ts: a visitor who wants less motion sees the panel stand there without a slide',
    ],
  },
  {
    fault: 'A page from right to left',
    seen: 'Keys, swipes and sides are mirrored.',
    stored: 'not a matter of storage',
    tests: [
      'elements/rs-calendar/calendar.browser.test.ts: <rs-calendar> turns the arrows round in a page that reads from right to left',
      'elements/tab-set/tab-set.browser.test.ts: <tab-set> follows the eye with the arrows from right to left',
      'elements/offcanvas-panel/swipe.browser.test.ts: a swipe on <offcanvas-panel> comes from the right where the panel is on the right, by side or by direction',
    ],
  },
  {
    fault: 'A form with a thousand fields',
    seen: 'The form reacts as one with ten.',
    stored: 'not a matter of storage',
    tests: [
      'elements/rs-form/large-form.browser.test.ts: a form of 3,000 fields, half in a chain of conditions, half in a sum, adds few listeners, reads its JSON once and once more for the diagnostics, works out no style and searches no labels for a press of a key, and has the browser keep no lists of options',
    ],
  },
  {
    fault: 'A machine with a sixth of the speed',
    seen: 'The same, later.',
    stored: 'one message',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor sends one message from a machine with a sixth of the speed',
    ],
  },
  {
    fault: 'The viewer is opened hundreds of times',
    seen: 'Nothing; no memory is lost.',
    stored: 'not a matter of storage',
    tests: [
      'journey/gallery/leaks.journey.test.ts: two hundred openings of the viewer leave no node, no listener and no object of ours',
    ],
  },
  {
    fault: 'Two bundles, or two versions, on a page',
    seen: 'Nothing: the first one works.',
    stored: 'not a matter of storage',
    tests: [
      'shared/element/define-once.browser.test.ts: two bundles on one page leave the first one its tags and warn once, naming both versions',
    ],
  },
];
