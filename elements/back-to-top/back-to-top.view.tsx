import { createTexts } from '../../shared/i18n/create-texts.js';
import { defineView } from '../../shared/react/define-view.js';
import { ownText } from '../../shared/react/own-text.js';
import { PartIcon } from '../../shared/react/PartIcon.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { linkStyles } from '../../shared/styles/link.styles.js';
import type { BackToTopHost } from './back-to-top.host.js';

/** The link's words. */
const topTexts = {
  es: { 'back-to-top.label': 'Volver arriba' },
  en: { 'back-to-top.label': 'Back to top' },
};

/** The link of an empty `<back-to-top>`. */
function BackToTopView({ shell }: { readonly shell: BackToTopHost }) {
  const t = createTexts({ host: shell, catalogues: [topTexts] });
  return (
    <a part="link" href="#top">
      <PartIcon address={shell.icon}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M4 11l6-6 6 6M10 5v11" />
        </svg>
      </PartIcon>
      <span part="label" {...ownText(t('back-to-top.label'))} />
    </a>
  );
}

export const viewTag = defineView('back-to-top-view', BackToTopView);

export const viewStyles = [baseStyles, linkStyles];
