import { useMemo } from 'react';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { defineView } from '../../../shared/react/define-view.js';
import { summaryTexts } from '../contract/chunk-texts.js';
import { formTexts } from '../contract/texts.js';
import type { RsFormElement } from '../rs-form.shell.js';
import { calendarTexts } from '../widgets/calendar/contract/calendar-texts.js';
import { CalendarPortals } from './CalendarPortals.js';
import { ErrorSummary } from './ErrorSummary.js';

const catalogues = [summaryTexts, calendarTexts, formTexts];

/** All that React paints for one form: its error list, and its calendars by portals. */
function RsFormView({ shell }: { readonly shell: RsFormElement }) {
  const model = shell.viewModel;
  const translate = useMemo(
    () => createTexts({ host: shell, catalogues, own: model?.ownTexts, locale: shell.locale }),
    [shell, model],
  );
  if (!model) return null;

  return (
    <>
      <ErrorSummary model={model} translate={translate} />
      <CalendarPortals model={model} translate={translate} />
    </>
  );
}

export const viewTag = defineView('rs-form-view', RsFormView);
