import { createTexts } from '../../shared/i18n/create-texts.js';
import { defineView } from '../../shared/react/define-view.js';
import { ownText } from '../../shared/react/own-text.js';
import { PartIcon } from '../../shared/react/PartIcon.js';
import { useStore } from '../../shared/react/use-store.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { linkStyles } from '../../shared/styles/link.styles.js';
import type { WhatsappLinkHost, WhatsappLinkStore } from './whatsapp-link.host.js';

/** The link's words. */
const whatsappTexts = {
  es: { 'whatsapp-link.label': 'Escríbenos por WhatsApp' },
  en: { 'whatsapp-link.label': 'Message us on WhatsApp' },
};

interface ChatLinkProps {
  readonly shell: WhatsappLinkHost;
  readonly store: WhatsappLinkStore;
}

function ChatLink({ shell, store }: ChatLinkProps) {
  const { addresses } = useStore(store);
  const t = createTexts({ host: shell, catalogues: [whatsappTexts] });
  if (!addresses) return null;
  return (
    <a part="link" href={addresses.web} rel="noopener noreferrer">
      <PartIcon address={shell.icon}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75">
          <path d="M3 17l1.2-3.6A7 7 0 1 1 7 16zM7 8.5h6M7 11.5h4" />
        </svg>
      </PartIcon>
      <span part="label" {...ownText(t('whatsapp-link.label'))} />
    </a>
  );
}

/** The link of an empty `<whatsapp-link>`. */
function WhatsappLinkView({ shell }: { readonly shell: WhatsappLinkHost }) {
  return shell.store ? <ChatLink shell={shell} store={shell.store} /> : null;
}

export const viewTag = defineView('whatsapp-link-view', WhatsappLinkView);

export const viewStyles = [baseStyles, linkStyles];
