import { createFormTexts } from '../form/form-texts.js';
import { RsFormAcceptedEvent } from '../form/feature.events.js';
import type { FormSession } from '../form/rs-form.session.js';
import { type PageNavigation, readNavigation } from '../../../shared/dom/page-navigation.js';
import { isFirstThanks } from '../markup/thanked.dom.js';
import { isThankedByMessage } from '../markup/thanks-message.dom.js';

/**
 * Takes up a thank-you that is only a message of the site's: the form is blank again, and may be filled in once more.
 */
export function applySmallMessage(
  { shell, form, definition }: FormSession,
  navigation: PageNavigation = readNavigation(),
): void {
  if (!isThankedByMessage(form, navigation) || !isFirstThanks(form.formId, navigation)) return;
  const translate = createFormTexts(shell, definition.texts);
  shell.setState('submitted', true);
  shell.announce(translate('rs-form.accepted'));
  shell.dispatchEvent(new RsFormAcceptedEvent({ formId: form.formId, method: 'native' }));
}
