import { isPageAddress } from '../../../shared/dom/is-page-address.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import { policyLinks } from '../banner/policy-links.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';

interface PolicyLinksProps {
  readonly host: CookieConsentHost;
  readonly t: Translate;
}

/** Links to both policies. */
export function PolicyLinks({ host, t }: PolicyLinksProps) {
  return (
    <p part="settings-text" className="links">
      {policyLinks(host)
        .filter(({ href }) => isPageAddress(href, host.baseURI))
        .map(({ href, key }) => (
          <a key={key} part="settings-link" href={href} {...ownText(t(`cookie-consent.${key}`))} />
        ))}
    </p>
  );
}
