import type { ConsentGate } from '../../../shared/consent/consent-gate.js';
import { hasConsentElement } from '../../../shared/consent/consent-layer.js';
import { alwaysLabel } from '../../../shared/consent/always-label.js';
import { createPartButton } from '../../../shared/dom/part-button.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { Translate } from '../../../shared/i18n/texts.js';

/**
 * Creates the row that says why consent is needed, with the buttons that give it. It is plain DOM: it has its size from
 * the first frame, and nothing below it moves when the view comes.
 */
export function createConsentBox(host: Element, gate: ConsentGate, translate: Translate): HTMLElement {
  const document = documentOf(host);
  const box = document.createElement('div');
  const text = document.createElement('p');
  box.part.add('consent-placeholder');
  writeOwnText(text, translate('location.consent-text'));
  const once = translate('location.consent-once');
  box.append(
    text,
    createButton(document, 'consent-allow-once', once, () => gate.allowOnce()),
  );
  if (!hasConsentElement(document)) return box;
  const always = alwaysLabel(document, gate, translate, 'location.consent');
  // Without a consent layer that handles the request, consent is given once.
  const allowAlways = () => void (gate.askAlways() || gate.allowOnce());
  box.append(createButton(document, 'consent-allow-always', always, allowAlways));
  return box;
}

function createButton(
  document: SafeDocument,
  part: string,
  label: string,
  run: () => void,
): HTMLButtonElement {
  return createPartButton(document, { part, label, run });
}
