import { httpUrl } from '../../../shared/dom/http-url.js';
import { lendFocus } from '../../../shared/dom/lend-focus.js';
import { listen } from '../../../shared/dom/listen.js';
import { baseStyles } from '../../../shared/styles/base.styles.js';
import { createFormTexts } from '../form/form-texts.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { document } from '../../../shared/dom/unclobbered.js';
import { showThankYouDialog } from './dialog.dom.js';
import { type PageNavigation, readNavigation } from '../../../shared/dom/page-navigation.js';
import { isFirstThanks, isThankedHere } from '../markup/thanked.dom.js';
import { addressOf, continueButtonsOf, type ThankYou } from './thank-you.dom.js';
import type { FormDefinition } from '../definition/definition.model.js';
import { safeReturnUrl } from './return-url.model.js';
import { forgetAcceptedDrafts } from '../drafts/stored.js';
import { RsFormAcceptedEvent } from '../form/feature.events.js';
import { formStyles } from '../form/rs-form.styles.js';
import type { FormHost } from '../form/rs-form.session.js';

/** Parts of the browser that a thank-you reads. */
export interface ThankYouWorld {
  readonly navigation: PageNavigation;
  readonly reload: () => void;
}

/**
 * Welcomes a visitor back from an accepted post, once: says so, shows the popup, leads on. Seen again, by Back or
 * Forward or a reload, the thanks stay in the page as the server wrote them. Returns the way to stop.
 */
export function showThankYou(
  shell: FormHost,
  thankYou: ThankYou,
  definition: FormDefinition | null,
  world: Partial<ThankYouWorld> = {},
): () => void {
  const { navigation = readNavigation(), reload = () => location.reload() } = world;
  const formId = thankYou.formId ?? 0;
  const isKnown = isThankedHere(formId);
  const isFirst = isFirstThanks(formId, navigation);
  // The browser has kept the thanks under the address of the form, but the visitor wants the form.
  const isInTheWay = !isFirst && !isKnown && isThankedHere(formId);
  if (isInTheWay && !navigator.userActivation.hasBeenActive) reload();

  shell.adoptChrome([baseStyles, formStyles]);
  const translate = createFormTexts(shell, definition?.texts);
  const stop =
    isFirst && thankYou.kind === 'popup'
      ? openPopup(shell, thankYou, translate)
      : listenTo(continueButtonsOf(thankYou), (event) => leaveBy(shell, thankYou, event));
  shell.setState('submitted', true);
  if (isFirst) {
    // The popup is modal: a screen reader does not get to the live region beside it, and reads the popup itself.
    if (thankYou.kind !== 'popup') {
      shell.announce(translate('rs-form.accepted'));
      focusHeading(thankYou.container);
    }
    const method = shell.submit === 'fetch' ? 'fetch' : 'native';
    shell.dispatchEvent(new RsFormAcceptedEvent({ formId: thankYou.formId, method }));
    if (!shell.withoutDraft && shell.privacy !== 'strict') forgetAcceptedDrafts(thankYou.formId);
  }

  return () => {
    stop();
    shell.setState('submitted', false);
  };
}

/** Moves the focus to the heading of the thank-you, unless the visitor is somewhere else on the page already. */
function focusHeading(container: HTMLElement): void {
  const heading = container.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  const { activeElement, body } = document;
  if (!heading || (activeElement && activeElement !== body)) return;
  if (lendFocus(heading, { isRingless: true })) heading.scrollIntoView({ block: 'nearest' });
}

/** Opens the popup. A visitor who leaves the page while it is open finds the message in the page after Back. */
function openPopup(shell: FormHost, thankYou: ThankYou, translate: Translate): () => void {
  const buttons = continueButtonsOf(thankYou);
  const leave = () => leaveFor(shell, thankYou.returnUrl);
  const remove = showThankYouDialog(shell, {
    container: thankYou.container,
    title: translate('rs-form.thank-you'),
    close: translate('rs-form.close'),
    proceed: buttons.length > 0 ? null : translate('rs-form.continue'),
    onClosed: leave,
  });
  const stopListening = listenTo(buttons, () => {
    remove();
    leave();
  });
  window.addEventListener('pagehide', remove);

  return () => {
    window.removeEventListener('pagehide', remove);
    stopListening();
    remove();
  };
}

/** Follows a continue button of the page that does not go by itself. */
function leaveBy(shell: FormHost, { kind, returnUrl }: ThankYou, event: Event): void {
  const address = kind === 'popup' ? returnUrl : addressOf(event.currentTarget as HTMLElement);
  if (address !== null && !event.defaultPrevented) leaveFor(shell, address);
}

/** Goes to the address that the server has rendered. One that is not allowed is reported, and the page is loaded anew. */
function leaveFor(shell: FormHost, address: string): void {
  if (address === '') return location.reload();
  const parse = (text: string) => httpUrl(text, document.baseURI);
  const url = safeReturnUrl(address, { origin: location.origin, hosts: shell.returnHosts, parse });
  if (url !== null) return location.assign(url);
  shell.report(
    new ConfigError(
      shell,
      'return link',
      `found "${address}", expected an address of this site, or of a host in return-hosts`,
      'form-return-link',
    ),
  );
  location.reload();
}

function listenTo(buttons: readonly HTMLElement[], run: (event: Event) => void): () => void {
  const stops = buttons.map((button) => listen(button, ['click'], run));
  return () => stops.forEach((stop) => stop());
}
