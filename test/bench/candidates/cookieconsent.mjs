/** vanilla-cookieconsent as its documentation says: categories, and the texts of both layers. */
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { categories } from '../pages/consent-html.ts';

const section = ({ id, label, description }) => ({ title: label, description, linkedCategory: id });
const necessary = { id: 'necessary', label: 'Necessary', description: 'Needed by the site.' };

void CookieConsent.run({
  // It takes the browser of the bench for a bot.
  hideFromBots: false,
  categories: {
    necessary: { enabled: true, readOnly: true },
    ...Object.fromEntries(categories.map(({ id }) => [id, {}])),
  },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'Your privacy',
          description: 'We use cookies. You choose which ones.',
          acceptAllBtn: 'Accept',
          acceptNecessaryBtn: 'Reject',
          showPreferencesBtn: 'Settings',
          footer: '<a href="/legal">Cookie policy</a> <a href="/privacy">Privacy</a>',
        },
        preferencesModal: {
          title: 'Cookie settings',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          savePreferencesBtn: 'Save',
          closeIconLabel: 'Close',
          sections: [necessary, ...categories].map(section),
        },
      },
    },
  },
});
