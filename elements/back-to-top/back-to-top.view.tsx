import { createTexts } from '../../shared/i18n/create-texts.js';
import { defineView } from '../../shared/react/define-view.js';
import { ownText } from '../../shared/react/own-text.js';
import { PartIcon } from '../../shared/react/PartIcon.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { linkStyles } from '../../shared/styles/link.styles.js';
import { es } from './texts/es.js';

interface BackToTopProps {
  readonly host: HTMLElement;
  /** URL of the link's icon; '' for the drawing inside. */
  readonly icon: string;
}

/** Link of an empty `<back-to-top>`. */
function BackToTopView({ host, icon }: BackToTopProps) {
  const t = createTexts({ host, texts: es });
  return (
    <a part="link" href="#top">
      <PartIcon address={icon}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M4 11l6-6 6 6M10 5v11" />
        </svg>
      </PartIcon>
      <span part="label" {...ownText(t('back-to-top.label'))} />
    </a>
  );
}

export const createView = defineView('back-to-top-view', BackToTopView, { host: true, icon: true });

export const viewStyles = [baseStyles, linkStyles];
