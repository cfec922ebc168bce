import { useMemo } from 'react';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { defineView } from '../../../shared/react/define-view.js';
import { ErrorSummary } from './ErrorSummary.js';
import { summaryTexts } from './summary-texts.model.js';
import { formTexts } from './texts.model.js';
import type { SummaryHost } from './summary.host.js';

const catalogues = [summaryTexts, formTexts];

/** All that React paints for one form: its error list. */
function RsFormView({ shell }: { readonly shell: SummaryHost }) {
  const model = shell.viewModel;
  const translate = useMemo(
    () => createTexts({ host: shell, catalogues, own: model?.ownTexts, locale: shell.locale }),
    [shell, model],
  );
  return model ? <ErrorSummary model={model} translate={translate} /> : null;
}

export const viewTag = defineView('rs-form-view', RsFormView);
