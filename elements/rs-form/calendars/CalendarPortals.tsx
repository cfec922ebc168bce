import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { Translate } from '../../../shared/i18n/texts.js';
import { ErrorBoundary } from '../../../shared/react/ErrorBoundary.js';
import type { FormViewModel } from '../form/rs-form.session.js';

interface CalendarPortalsProps {
  readonly model: FormViewModel;
  readonly translate: Translate;
}

const LazyCalendar = lazy(async () => {
  const { PlacedCalendar } = await import('./PlacedCalendar.js');
  return { default: PlacedCalendar };
});

/** Paints every calendar of the form into its host, each behind a boundary of its own. */
export function CalendarPortals({ model, translate }: CalendarPortalsProps) {
  return model.calendars.map((place) =>
    place.host.shadowRoot
      ? createPortal(
          <ErrorBoundary>
            <Suspense fallback={null}>
              <LazyCalendar model={model} translate={translate} place={place} />
            </Suspense>
          </ErrorBoundary>,
          place.host.shadowRoot,
          place.field.name,
        )
      : null,
  );
}
