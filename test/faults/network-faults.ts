import type { Fault } from './fault.js';

/** Faults between the page and its server or a provider. */
export const networkFaults: readonly Fault[] = [
  {
    fault: 'The connection breaks while the server is asked',
    seen: 'One message with a button to try again; the fields keep their text.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails is told once, keeps everything, and goes on when it is over, on /formulario: …',
    ],
  },
  {
    fault: 'The server never answers',
    seen: 'A button stops the wait, and a limit ends it.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails need not wait for an answer that never comes, or one that comes too late, on /formulario',
      'elements/rs-form/server-check/server-check.browser.test.ts: a server that gives no verdict is given up after the limit when it does: …',
    ],
  },
  {
    fault: 'The server answers with any other status than 200',
    seen: 'One message with a button to try again.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails is told once, keeps everything, and goes on when it is over, on /formulario: …',
    ],
  },
  {
    fault: 'The answer is cut off, empty, null or a list',
    seen: 'One message with a button to try again; it never counts as a yes.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails is told once, keeps everything, and goes on when it is over, on /formulario: …',
    ],
  },
  {
    fault: 'Notices of the server stand around the answer',
    seen: 'Nothing: the answer is found.',
    stored: 'one message',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails does not notice what can be understood all the same, on /formulario',
    ],
  },
  {
    fault: 'The server leads to its login page',
    seen: 'One message with a button to try again.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails is told once, keeps everything, and goes on when it is over, on /formulario: …',
    ],
  },
  {
    fault: 'The answer comes a byte a second, or stalls',
    seen: 'A sign of work, and a button that stops it.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails need not wait for an answer that never comes, or one that comes too late, on /formulario',
    ],
  },
  {
    fault: 'The answer is of another origin that does not permit it',
    seen: 'One message with a button to try again.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails is told once, keeps everything, and goes on when it is over, on /formulario: …',
    ],
  },
  {
    fault: 'The connection is gone, and comes back',
    seen: 'One message; the same press sends it later.',
    stored: 'one message',
    tests: [
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails without a connection reads that, and goes on and sends when the connection is back (9), on /formulario',
    ],
  },
  {
    fault: 'Two presses, or Enter and a press together',
    seen: 'One sending.',
    stored: 'one message',
    tests: [
      'journey/contact/sending.journey.test.ts: a visitor sends the contact form once, however fast the button is pressed twice, on /contacto',
      'journey/contact/sending.journey.test.ts: a visitor sends the contact form once, with Enter and the button together, on /contacto',
    ],
  },
  {
    fault: 'An answer comes after a reset or a later question',
    seen: 'Nothing of the old answer.',
    stored: 'nothing until it is sent again',
    tests: [
      'elements/rs-form/server-check/server-validation.browser.test.ts: <rs-form> that the server checks drops an answer that comes after a reset (11)',
      'journey/kitchen/faults.journey.test.ts: a visitor whose question to the server fails need not wait for an answer that never comes, or one that comes too late, on /formulario',
    ],
  },
  {
    fault: 'The visitor goes back after sending',
    seen: 'A live form; the thanks are not said twice.',
    stored: 'one message',
    tests: [
      'journey/contact/sending.journey.test.ts: a visitor sends the contact form and goes back, forward and back: thanked once (page), sent once, with a form that can be used',
      'journey/kitchen/history.journey.test.ts: a visitor who goes back finds a live form with right totals, as it comes from the browser’s own store (12), on /formulario',
    ],
  },
  {
    fault: 'A script moves the form while the server is asked',
    seen: 'The form goes on as if it had stayed.',
    stored: 'one message',
    tests: [
      'journey/kitchen/foreign-nodes.journey.test.ts: a registration that others change too is the same at /formulario when it is moved while the server is asked (13)',
    ],
  },
  {
    fault: 'A script takes the form out while the server is asked',
    seen: 'Back in the page the form is live, with its text.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/faults/hard-pages.journey.test.ts: a visitor of a page that forgets or changes goes on where the form was taken out while the server was asked, and put back',
    ],
  },
  {
    fault: 'Two forms have the same ids',
    seen: 'Each reacts and reports by itself.',
    stored: 'one message a form',
    tests: [
      'elements/rs-form/submit/field-faults.browser.test.ts: <rs-form> keeps two forms with the same ids apart (15)',
    ],
  },
  {
    fault: 'A piece of the server’s markup is missing',
    seen: 'The rest of the form works.',
    stored: 'one message',
    tests: [
      'elements/rs-form/submit/field-faults.browser.test.ts: <rs-form> works with the rest, whichever piece of the markup is missing (16)',
    ],
  },
  {
    fault: 'The files of a provider are blocked',
    seen: 'A message and another way to write; an address can be typed.',
    stored: 'nothing until it is sent again',
    tests: [
      'journey/contact/bot-check.journey.test.ts: the bot check whose script is blocked: the visitor is told, keeps everything and can retry, on /contacto',
      'journey/location/location.journey.test.ts: a visitor who says where types an address where the map does not come, and is told so',
    ],
  },
  {
    fault: 'A provider’s script loads and never gets ready',
    seen: 'The wait ends after its limit, with a message.',
    stored: 'nothing until it is sent again',
    tests: [
      'elements/rs-form/bot-check/bot-check.browser.test.ts: the bot check gives up when the provider is never ready',
      'elements/rs-form/bot-check/bot-check.browser.test.ts: the bot check gives up when the provider never answers',
    ],
  },
];
