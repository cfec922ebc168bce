import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../../../shared/react/ErrorBoundary.js';
import { useStore } from '../../../shared/react/use-store.js';
import { calendarDefaults, type CalendarOptions } from '../widgets/calendar/contract/calendar-options.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { CalendarPlace, FormViewModel } from '../rs-form.view-model.js';

interface CalendarPortalsProps {
  readonly model: FormViewModel;
  readonly translate: Translate;
}

const LazyCalendar = lazy(async () => {
  const { CalendarWidget } = await import('../widgets/calendar/calendar.widget.js');
  return { default: CalendarWidget };
});

/** Paints every calendar of the form into its host, each behind a boundary of its own. */
export function CalendarPortals({ model, translate }: CalendarPortalsProps) {
  return model.calendars.map((place) =>
    place.host.shadowRoot
      ? createPortal(
          <ErrorBoundary>
            <BoundCalendar model={model} translate={translate} place={place} />
          </ErrorBoundary>,
          place.host.shadowRoot,
          place.field.name,
        )
      : null,
  );
}

function BoundCalendar({
  model,
  translate,
  place,
}: CalendarPortalsProps & { readonly place: CalendarPlace }) {
  const { name } = place.field;
  const [text = ''] = useStore(model.visibility).values.get(name) ?? [];

  return (
    <Suspense fallback={null}>
      <LazyCalendar
        options={optionsOf(place)}
        text={text}
        label={place.label}
        translate={translate}
        onPick={(visible, hidden) => model.pickDate(name, visible, hidden)}
        onAnnounce={model.announce}
      />
    </Suspense>
  );
}

function optionsOf({ field }: CalendarPlace): CalendarOptions {
  return {
    ...calendarDefaults,
    ...(field.format !== undefined && { format: field.format }),
    ...(field.inline !== undefined && { inline: field.inline }),
    ...(field.step !== undefined && { stepMinutes: field.step }),
    ...(field.weekStart !== undefined && { weekStart: field.weekStart }),
  };
}
