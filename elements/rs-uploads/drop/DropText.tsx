import type { Translate } from '../../../shared/i18n/texts.js';
import { ownText } from '../../../shared/react/own-text.js';

/** Text that offers dropping and pasting. It is hidden from screen readers: dropping needs a mouse. */
export function DropText({ translate }: { readonly translate: Translate }) {
  return <p part="hint" aria-hidden="true" {...ownText(translate('uploads.drop'))} />;
}
