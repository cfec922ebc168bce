import type { FormFeature } from '../../form/rs-form.session.js';
import type { GuardedForm } from '../bot-check.dom.js';
import { questionOf, startGuard } from '../bot-guard.js';
import { AltchaCheck } from './altcha-check.js';
import { altchaSourceOf, isOfOwnSite } from './source.dom.js';

/** A check by the page's own site tells nobody else of the visit. */
const noQuestion = { category: 'necessary' } as const;

/** Starts the proof of work of ALTCHA. Loaded when the visitor first touches the form. */
export function startFeature(guarded: GuardedForm): FormFeature {
  const source = altchaSourceOf(guarded.form, guarded.definition);
  const isOwn = source === null || isOfOwnSite(source);
  return startGuard(
    guarded,
    (translate) => (source ? new AltchaCheck(source, guarded, translate) : null),
    isOwn ? noQuestion : questionOf(guarded.shell, () => [source.url?.href ?? '']),
  );
}
