import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';

interface PolicyLinksProps {
  readonly host: CookieConsentHost;
  readonly t: Translate;
}

/** The links to both policies; an address that the author has emptied has none. */
export function PolicyLinks({ host: { policyHref, privacyHref, baseURI }, t }: PolicyLinksProps) {
  const links = [
    { href: policyHref, text: t('cookie-consent.policy') },
    { href: privacyHref, text: t('cookie-consent.privacy') },
  ].filter(({ href }) => href !== '' && isPageAddress(href, baseURI));
  return (
    <p part="text" className="links">
      {links.map(({ href, text }) => (
        <a key={href} part="link" href={href} {...ownText(text)} />
      ))}
    </p>
  );
}

/** A script in the place of an address is no link. */
function isPageAddress(href: string, base: string): boolean {
  return URL.canParse(href, base) && /^https?:$/.test(new URL(href, base).protocol);
}
