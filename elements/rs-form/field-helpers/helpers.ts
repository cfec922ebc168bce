import { createTexts } from '../../../shared/i18n/create-texts.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import { fieldHelperTexts } from './texts.model.js';
import type { FieldHelper } from './helper.js';
import { startCounters, startLimitHints, startOutputs, startSplitDates } from './kinds.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';

/** Starts the smaller behaviours of fields: counters, split dates, sliders, and limits that say why. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, definition, undoLog, visibility } = session;
  const translate = createTexts({
    host: shell,
    catalogues: [fieldHelperTexts],
    own: definition.texts,
    locale: shell.locale,
  });
  const extras: FieldHelper[] = [
    startCounters(session, translate),
    startSplitDates(session, translate),
    startLimitHints(session, translate),
    startOutputs(session),
  ];
  let isStopped = false;

  /** Sliders are a chunk of their own: counters and dates do without. Until it is there the texts can be used. */
  async function addRanges(): Promise<void> {
    const { startRanges } = await import('./sliders.js');
    if (!isStopped) extras.push(startRanges(session, translate));
  }

  /** Conditions on a field hide its controls and labels; what we put beside them goes along. */
  function followVisibility(): void {
    for (const [name, element] of extras.flatMap((extra) => extra.ownElements?.() ?? []))
      undoLog.setShown(element, !isFieldHidden(visibility.state, name));
  }

  const stopFollowing = visibility.subscribe(followVisibility);
  followVisibility();
  if (definition.fields.some(({ type }) => type === 'range-slider'))
    addRanges().catch((error: unknown) => shell.report(error));

  return {
    fieldChanged(name, control) {
      for (const extra of extras) extra.fieldChanged?.(name, control);
    },
    formReset() {
      for (const extra of extras) extra.formReset?.();
    },
    pageReturned(isRestored) {
      for (const extra of extras) extra.pageReturned?.(isRestored);
    },
    stop() {
      isStopped = true;
      stopFollowing();
      for (const extra of extras) extra.stop();
    },
  };
}
