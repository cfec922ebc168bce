import { createTexts } from '../../shared/i18n/create-texts.js';
import { defineView } from '../../shared/react/define-view.js';
import { ownText } from '../../shared/react/own-text.js';
import { PartIcon } from '../../shared/react/PartIcon.js';
import { useStore } from '../../shared/react/use-store.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { linkStyles } from '../../shared/styles/link.styles.js';
import type { WhatsappLinkStore } from './whatsapp-link.host.js';
import { es } from './texts/es.js';

interface WhatsappLinkProps {
  readonly host: HTMLElement;
  readonly store: WhatsappLinkStore;
  /** The address of the link's icon; '' for the drawing inside. */
  readonly icon: string;
}

/** The link of an empty `<whatsapp-link>`. */
function WhatsappLinkView({ host, store, icon }: WhatsappLinkProps) {
  const { addresses } = useStore(store);
  const t = createTexts({ host, texts: es });
  if (!addresses) return null;
  return (
    <a part="link" href={addresses.web} rel="noopener noreferrer">
      <PartIcon address={icon}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75">
          <path d="M3 17l1.2-3.6A7 7 0 1 1 7 16zM7 8.5h6M7 11.5h4" />
        </svg>
      </PartIcon>
      <span part="label" {...ownText(t('whatsapp-link.label'))} />
    </a>
  );
}

export const createView = defineView('whatsapp-link-view', WhatsappLinkView, {
  host: true,
  store: true,
  icon: true,
});

export const viewStyles = [baseStyles, linkStyles];
