import { createPartButton } from '../dom/part-button.js';
import { writeOwnText } from '../i18n/mark-language.js';
import type { Translate } from '../i18n/texts.js';
import type { ConsentGate } from './consent-gate.js';
import { hasConsentElement } from './consent-layer.js';

export interface ConsentPlaceholder {
  readonly document: Document;
  readonly gate: ConsentGate;
  readonly translate: Translate;
  /** What works without: a link, a field to type into, a slot of the author's. */
  readonly alternative?: Node;
}

/**
 * What stands where consent is missing: why, "allow once", "always allow" and a way that works without. Whoever
 * shows it watches the gate and takes it away.
 */
export function createConsentPlaceholder(options: ConsentPlaceholder): HTMLElement {
  const { document, gate, translate, alternative } = options;
  const box = document.createElement('div');
  box.setAttribute('part', 'consent-placeholder');
  const text = document.createElement('p');
  writeOwnText(text, translate('consent.text'));
  box.append(
    text,
    createPartButton(document, {
      part: 'consent-allow-once',
      label: translate('consent.allow-once'),
      run: gate.allowOnce,
    }),
  );
  if (hasConsentElement(document)) box.append(allowAlways(options));
  if (alternative) box.append(alternative);
  return box;
}

/** Only for a layer that can serve it; one that does not answer leaves "allow once". */
function allowAlways({ document, gate, translate }: ConsentPlaceholder): HTMLButtonElement {
  const run = () => {
    if (gate.askAlways()) return;
    always.remove();
    gate.allowOnce();
  };
  const label = translate('consent.allow-always');
  const always = createPartButton(document, { part: 'consent-allow-always', label, run });
  return always;
}
