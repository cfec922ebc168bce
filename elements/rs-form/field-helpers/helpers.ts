import { createTexts } from '../../../shared/i18n/create-texts.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import { es } from '../texts/es.js';
import type { FieldHelper } from './start-helpers.js';
import { startCounters, startLimitHints, startOutputs, startSplitDates } from './start-helpers.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';

/** Starts the smaller behaviours of fields: counters, split dates, the values of ranges, and hints of limits. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, definition, undoLog, visibility } = session;
  const [{ locale }, { texts: own }] = [shell, definition];
  const translate = createTexts({ host: shell, texts: es, own, locale });
  const helpers: readonly FieldHelper[] = [
    startCounters(session, translate),
    startSplitDates(session, translate),
    startLimitHints(session, translate),
    startOutputs(session),
  ];
  /** Conditions on a field hide its controls and labels; what we put beside them goes along. */
  function followVisibility(): void {
    for (const [name, element] of helpers.flatMap((helper) => helper.ownElements?.() ?? []))
      undoLog.setShown(element, !isFieldHidden(visibility.state, name));
  }

  const stopFollowing = visibility.subscribe(followVisibility);
  followVisibility();

  return {
    fieldChanged(name, control) {
      for (const helper of helpers) helper.fieldChanged?.(name, control);
    },
    formReset() {
      for (const helper of helpers) helper.formReset?.();
    },
    pageReturned(isRestored) {
      for (const helper of helpers) helper.pageReturned?.(isRestored);
    },
    stop() {
      stopFollowing();
      for (const helper of helpers) helper.stop();
    },
  };
}
