import { createPartButton } from '../dom/part-button.js';
import { writeOwnText } from '../i18n/mark-language.js';
import type { Translate } from '../i18n/texts.js';
import type { SafeDocument } from '../dom/unclobbered.js';
import { alwaysLabel } from './always-label.js';
import type { ConsentGate } from './consent-gate.js';
import { hasConsentElement } from './consent-layer.js';

export interface ConsentPlaceholder {
  readonly document: SafeDocument;
  readonly gate: ConsentGate;
  readonly translate: Translate;
  /** Start of the keys of its texts: `rs-form.consent` means `rs-form.consent-text`, `-once`, `-always` and `-always-service`. */
  readonly keys: string;
  /** Alternative that needs no consent: a link, a text field, or a slot of the author's. */
  readonly alternative?: Node;
}

/**
 * Creates the placeholder for content that waits for consent: the reason, "allow once", "always allow", and an
 * alternative. The caller watches the gate and removes the placeholder.
 */
export function createConsentPlaceholder(options: ConsentPlaceholder): HTMLElement {
  const { document, gate, translate, keys, alternative } = options;
  const box = document.createElement('div');
  box.setAttribute('part', 'consent-placeholder');
  const text = document.createElement('p');
  writeOwnText(text, translate(`${keys}-text`));
  box.append(
    text,
    createPartButton(document, {
      part: 'consent-allow-once',
      label: translate(`${keys}-once`),
      run: gate.allowOnce,
    }),
  );
  if (hasConsentElement(document)) box.append(allowAlways(options));
  if (alternative) box.append(alternative);
  return box;
}

/**
 * Creates the button "always allow". If no consent layer handles the request, the button removes itself and allows the
 * content once.
 */
function allowAlways({ document, gate, translate, keys }: ConsentPlaceholder): HTMLButtonElement {
  const run = () => {
    if (gate.askAlways()) return;
    always.remove();
    gate.allowOnce();
  };
  const label = alwaysLabel(document, gate, translate, keys);
  const always = createPartButton(document, { part: 'consent-allow-always', label, run });
  return always;
}
