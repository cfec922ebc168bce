import { createPortal } from 'react-dom';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
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
      <h2 part="title" {...ownText(t('cookie-consent.title'))} />
      <p part="text" {...ownText(t('cookie-consent.text'))} />
      <PolicyLinks host={host} t={t} />
      <div className="buttons">
        <button part="accept" type="button" data-consent="accept" {...ownText(t('cookie-consent.accept'))} />
        <button part="reject" type="button" data-consent="reject" {...ownText(t('cookie-consent.reject'))} />
        <button
          part="settings"
          type="button"
          data-consent="settings"
          aria-haspopup="dialog"
          {...ownText(t('cookie-consent.settings'))}
        />
      </div>
    </div>,
    host.chrome.banner,
  );
}
