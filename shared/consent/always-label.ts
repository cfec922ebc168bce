import type { SafeDocument } from '../dom/unclobbered.js';
import { listIn } from '../i18n/by-intl.model.js';
import type { Translate } from '../i18n/texts.js';
import type { ConsentGate } from './consent-gate.js';

/** Returns the label of "always allow", with the names of the services if the page lists them. */
export function alwaysLabel(
  document: SafeDocument,
  gate: Pick<ConsentGate, 'serviceNames'>,
  translate: Translate,
  keys: string,
): string {
  const names = gate.serviceNames;
  if (names.length === 0) return translate(`${keys}-always`);
  return translate(`${keys}-always-service`, listIn(document.documentElement.lang, names));
}
