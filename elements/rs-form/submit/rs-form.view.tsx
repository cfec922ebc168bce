import { useMemo } from 'react';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { defineView } from '../../../shared/react/define-view.js';
import type { FormHost } from '../form/rs-form.session.js';
import { ErrorSummary } from './ErrorSummary.js';
import { es } from '../texts/es.js';
import type { FormViewModel } from './summary.host.js';

interface RsFormProps {
  readonly host: FormHost;
  readonly model: FormViewModel;
}

/** All that React paints for one form: its error list. */
function RsFormView({ host, model }: RsFormProps) {
  const translate = useMemo(
    () => createTexts({ host, texts: es, own: model.ownTexts, locale: host.locale }),
    [host, model],
  );
  return <ErrorSummary model={model} translate={translate} />;
}

export const createView = defineView('rs-form-view', RsFormView, { host: true, model: true });
