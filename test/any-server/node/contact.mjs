/** Contact form of the Node server. */
/** @import { Field, Form } from './form.mjs' */

/** @type {readonly Field[]} */
const fields = [
  {
    name: 'name',
    label: 'Your name',
    isRequired: true,
    maxLength: 100,
    autocomplete: 'name',
    problem: 'Write your name.',
  },
  {
    name: 'reply',
    label: 'How shall we reply?',
    type: 'radio',
    isRequired: true,
    options: [
      ['email', 'By email'],
      ['phone', 'By phone'],
    ],
    problem: 'Choose how we shall reply.',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    maxLength: 254,
    autocomplete: 'email',
    pattern: /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/u,
    shownFor: ['reply', 'email'],
    problem: 'Write a whole email address.',
  },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    maxLength: 30,
    autocomplete: 'tel',
    pattern: /^\+?([0-9] ?){9,15}$/,
    shownFor: ['reply', 'phone'],
    problem: 'Write a phone number with 9 digits or more.',
  },
  {
    name: 'call_at',
    label: 'Day and time for the call',
    type: 'datetime-local',
    help: 'Monday to Friday, from 9 to 18 h.',
    pattern: /^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/,
    problem: 'Choose a day and a time.',
  },
  {
    name: 'reason',
    label: 'Reason',
    type: 'select',
    isRequired: true,
    options: [
      ['', 'Choose…'],
      ['appointment', 'An appointment'],
      ['question', 'A question'],
      ['other', 'Something else'],
    ],
    problem: 'Choose a reason.',
  },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    isRequired: true,
    maxLength: 2000,
    problem: 'Write a message of 2000 characters at most.',
  },
  {
    name: 'consent',
    label: 'I have read the privacy policy and agree.',
    type: 'checkbox',
    isRequired: true,
    options: [['yes', '']],
    problem: 'Agree to the privacy policy.',
  },
];

/** @type {Form} */
export const contact = { name: 'contact', title: 'Contact', button: 'Send', fields };
