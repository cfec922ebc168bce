import { listen } from '../../../shared/dom/listen.js';
import { createFormTexts } from '../form/form-texts.js';
import type { RsFormValidatedEvent } from '../form/feature.events.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { CaptchaField } from './captcha-field.dom.js';
import { findCaptchas, findHoneypots } from './captcha-parts.dom.js';

/**
 * Attributes that exclude a honeypot from the tab order, from autofill, and from each password manager.
 */
const leftAlone = [
  ['autocomplete', 'off'],
  ['tabindex', '-1'],
  ['data-1p-ignore', ''],
  ['data-bwignore', 'true'],
  ['data-lpignore', 'true'],
  ['data-form-type', 'other'],
] as const;

/** Starts the captcha images of a form, and keeps browsers from filling in honeypots. */
export function startFeature({ shell, form, definition, undoLog }: FormSession): FormFeature {
  const translate = createFormTexts(shell, definition.texts);
  const announce = (text: string) => shell.announce(text);
  const honeypots = findHoneypots(form);
  for (const honeypot of honeypots)
    for (const [name, value] of leftAlone) undoLog.setAttribute(honeypot, name, value);
  const options = { undoLog, translate, announce };
  const fields = findCaptchas(form).map((parts) => new CaptchaField(parts, options));

  const stopListening = listen<RsFormValidatedEvent>(shell, ['rs-form-validated'], ({ detail, target }) => {
    if (target !== shell) return;
    for (const field of fields) if (detail.invalidFields.includes(field.name)) field.refuse();
  });

  return {
    pageReturned(isRestored) {
      // The code of a page from the back-forward cache may be used up.
      if (isRestored) for (const field of fields) field.renew(false);
    },
    postRefused() {
      for (const field of fields) field.renew(false);
    },
    beforeSend() {
      // Autofill of an address may fill the honeypot too. The server would reject the visitor as a bot.
      for (const honeypot of honeypots) if (honeypot.matches(':autofill')) honeypot.value = '';
    },
    stop() {
      stopListening();
      for (const field of fields) field.stop();
    },
  };
}
