import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { systems } from './any-server.js';
import type { SuiteInPage } from './start-process.js';

const example = join(import.meta.dirname, '../../docs/examples/forms/own-profile.html');

const show = (targets: readonly string[], field: string, value: string) => ({
  action: 'show',
  match: 'all',
  scope: 'block',
  targets,
  when: [{ field, operator: 'is', value }],
});
const jsonWith = (...conditions: readonly object[]) => ({ version: 1, formId: 0, conditions });

/** JSON for the contact form: email and phone are shown for the reply that needs them. */
const contact = jsonWith(show(['email'], 'reply', 'email'), show(['phone', 'call_at'], 'reply', 'phone'));
/** JSON for the registration: the phone is shown to those who want to be called. */
const registration = jsonWith(show(['phone'], 'contact_by', 'phone'));
/** JSON for the form with guests: rows of it can be added, and a guest with a diet says which. */
const guests = {
  ...jsonWith(show(['guests-0-note'], 'guests-0-diet', 'other')),
  repeats: [{ group: 'guests', max: 4 }],
};
/** JSON for the comment form: an author who is to be remembered is asked for a website. */
const comment = jsonWith(show(['url'], 'wp-comment-cookies-consent', 'yes'));

/** Returns the profile of WordPress' comment form, as the documentation's example has it. */
function commentProfile(): string {
  const page = readFileSync(example, 'utf8');
  const [script = ''] = /<script type="application\/json" data-form-profile>[^]*?<\/script>/.exec(page) ?? [];
  return script;
}

/**
 * Returns the suite around the forms of a system, as an author places it.
 *
 * @param folder Folder of the built suite.
 * @param attributes Attributes of the tag.
 */
export function suiteAround(name: keyof typeof systems, folder: string, attributes = ''): SuiteInPage {
  const open = (json: object) =>
    `<rs-form ${attributes}><script type="application/json">${JSON.stringify(json)}</script>`;
  const isWordPress = name === 'wordpress';
  return {
    folder,
    head: '<script type="module" src="/rs-suite/suite.js"></script>',
    before: isWordPress ? commentProfile() + open(comment) : open(contact),
    beforeRegistration: open(registration),
    beforeGuests: open(guests),
    after: '</rs-form>',
  };
}
