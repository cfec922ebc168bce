import { baseStyles } from '../../../shared/styles/base.styles.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { showThankYouDialog } from './dialog.dom.js';
import { continueButtonsOf, type ThankYou } from './thank-you.dom.js';
import { thankYouTexts } from './texts.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import { safeReturnUrl } from './return-url.model.js';
import { forgetSentDrafts } from '../drafts/stored.js';
import { RsFormAcceptedEvent } from '../form/rs-form.events.js';
import { formStyles } from '../form/rs-form.styles.js';
import type { FormHost } from '../form/rs-form.session.js';

/** Welcomes a visitor back from an accepted post: says so, shows the popup, leads on. Returns the way to stop. */
export function showThankYou(
  shell: FormHost,
  thankYou: ThankYou,
  definition: FormDefinition | null,
): () => void {
  const translate = createTexts({
    host: shell,
    catalogues: [thankYouTexts],
    own: definition?.texts,
    locale: shell.locale,
  });
  const buttons = continueButtonsOf(thankYou);
  shell.adoptChrome([baseStyles, formStyles]);
  const stops: (() => void)[] = [];

  if (thankYou.kind === 'popup') {
    const texts = {
      title: translate('rs-form.thank-you'),
      close: translate('rs-form.close'),
      proceed: buttons.length > 0 ? null : translate('rs-form.continue'),
    };
    const leave = () => leaveFor(shell, thankYou.returnUrl);
    const remove = showThankYouDialog(shell, thankYou.container, texts, leave);
    const proceed = () => {
      remove();
      leave();
    };
    stops.push(remove, listen(buttons, proceed));
  } else {
    stops.push(listen(buttons, () => leaveFor(shell, thankYou.returnUrl)));
  }

  shell.setState('submitted', true);
  shell.announce(translate('rs-form.accepted'));
  shell.dispatchEvent(new RsFormAcceptedEvent({ formId: definition?.formId ?? null, method: 'native' }));
  if (!shell.withoutDraft && shell.privacy !== 'strict') forgetSentDrafts(definition?.formId ?? null);

  return () => {
    for (const stop of stops) stop();
    shell.setState('submitted', false);
  };
}

/** Goes where the server said, or loads the page anew. An address that cannot be followed is the author's to mend. */
function leaveFor(shell: FormHost, address: string): void {
  if (address === '') return location.reload();
  const url = safeReturnUrl(address, { source: 'server', origin: location.origin, parse: parseUrl });
  if (url !== null) return location.assign(url);
  shell.report(
    new ConfigError(shell, 'return link', `found "${address}", expected an http or https address`),
  );
  location.reload();
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : null;
}

function listen(buttons: readonly HTMLElement[], run: () => void): () => void {
  for (const button of buttons) button.addEventListener('click', run);
  return () => {
    for (const button of buttons) button.removeEventListener('click', run);
  };
}
