import { createPortal } from 'react-dom';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { PolicyLinks } from './PolicyLinks.js';

interface BannerProps {
  readonly host: CookieConsentHost;
  readonly t: Translate;
}

/** The banner of an empty tag; its buttons are heard as those of the server's are. */
export function Banner({ host, t }: BannerProps) {
  return createPortal(
    <div className="words">
      <h2 part="title">{t('cookie-consent.title')}</h2>
      <p part="text">{t('cookie-consent.text')}</p>
      <PolicyLinks host={host} t={t} />
      <div className="buttons">
        <button part="accept" type="button" data-consent="accept">
          {t('cookie-consent.accept')}
        </button>
        <button part="reject" type="button" data-consent="reject">
          {t('cookie-consent.reject')}
        </button>
        <button part="settings" type="button" data-consent="settings" aria-haspopup="dialog">
          {t('cookie-consent.settings')}
        </button>
      </div>
    </div>,
    host.chrome.banner,
  );
}
