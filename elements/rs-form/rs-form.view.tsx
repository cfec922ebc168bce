import { useMemo } from 'react';
import { createTexts } from '../../shared/i18n/create-texts.js';
import { defineView } from '../../shared/react/define-view.js';
import { summaryTexts } from './submit/chunk-texts.model.js';
import { formTexts } from './submit/texts.model.js';
import type { RsFormElement } from './rs-form.shell.js';
import { calendarTexts } from '../rs-calendar/texts.model.js';
import { CalendarPortals } from './calendars/CalendarPortals.js';
import { ErrorSummary } from './submit/ErrorSummary.js';

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
