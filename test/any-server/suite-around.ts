import type { systems } from './any-server.js';
import type { SuiteInPage } from './start-process.js';

const showFor = (value: string, ...targets: readonly string[]) => ({
  action: 'show',
  match: 'all',
  scope: 'block',
  targets,
  when: [{ field: 'reply', operator: 'is', value }],
});
/** JSON for the contact form: email and phone are shown for the reply that needs them. */
const contact = {
  version: 1,
  formId: 0,
  conditions: [showFor('email', 'email'), showFor('phone', 'phone', 'call_at')],
};
/** JSON for the comment form: an author who is to be remembered is asked for a website. */
const comment = {
  version: 1,
  formId: 0,
  conditions: [
    {
      action: 'show',
      match: 'all',
      scope: 'block',
      targets: ['url'],
      when: [{ field: 'wp-comment-cookies-consent', operator: 'is', value: 'yes' }],
    },
  ],
};

/**
 * Returns the suite around the form of a system, as an author places it.
 *
 * @param folder Folder of the built suite.
 * @param attributes Attributes of the tag.
 */
export function suiteAround(name: keyof typeof systems, folder: string, attributes = ''): SuiteInPage {
  const json = JSON.stringify(name === 'wordpress' ? comment : contact);
  return {
    folder,
    head: '<script type="module" src="/rs-suite/suite.js"></script>',
    before: `<rs-form ${attributes}><script type="application/json">${json}</script>`,
    after: '</rs-form>',
  };
}
