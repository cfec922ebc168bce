import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** English texts of `<cookie-consent>`. */
export const texts = Object.freeze({
  'cookie-consent.late': 'The settings are late. Accept, reject or press again.',
  'cookie-consent.applying': 'Applying preferences and reloading the page ...',
  'cookie-consent.title': 'Your privacy',
  'cookie-consent.text':
    'We use cookies that the site needs to work. With your permission we also use those of the categories that you choose, our own and of third parties. You can change your mind at any time.',
  'cookie-consent.accept': 'Accept all',
  'cookie-consent.reject': 'Reject all',
  'cookie-consent.settings': 'Settings',
  'cookie-consent.policy': 'Cookie policy',
  'cookie-consent.privacy': 'Privacy policy',
  'cookie-consent.settings-title': 'Cookie settings',
  'cookie-consent.settings-text': 'Tick what you allow. What you leave unticked is rejected.',
  'cookie-consent.save': 'Save selection',
  'cookie-consent.close': 'Close without changes',
  'cookie-consent.locked': 'Always on',
  'cookie-consent.details': 'Details of “%s”',
  'cookie-consent.loading': 'Loading ...',
  'cookie-consent.services': 'Services of “%1$s” (%2$s)',
  'cookie-consent.service-policy': 'Privacy policy of %s',
  'cookie-consent.cookies': 'Cookies of “%s”',
  'cookie-consent.cookie': 'Cookie',
  'cookie-consent.provider': 'Provider',
  'cookie-consent.purpose': 'Purpose',
  'cookie-consent.duration': 'Duration',
  'cookie-consent.choice-id': 'The name of your choice:',
  'cookie-consent.necessary': 'Necessary',
  'cookie-consent.necessary-text':
    'They make the site work: receive your messages, keep the session and remember what you choose here.',
  'cookie-consent.preferences': 'Preferences',
  'cookie-consent.preferences-text':
    'They allow services that improve the page, such as maps, videos of other sites or the check against robots.',
  'cookie-consent.statistics': 'Statistics',
  'cookie-consent.statistics-text': 'They help to know which pages are visited, to improve them.',
  'cookie-consent.marketing': 'Marketing',
  'cookie-consent.marketing-text': 'They serve to show you advertising by what you visit.',
} satisfies TextsLike<typeof es>);
