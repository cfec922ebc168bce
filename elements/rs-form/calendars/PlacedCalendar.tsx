import { useLayoutEffect, useMemo } from 'react';
import type { Translate } from '../../../shared/i18n/texts.js';
import { useStore } from '../../../shared/react/use-store.js';
import type { CalendarPlace, FormViewModel } from '../form/rs-form.session.js';
import { CalendarWidget, calendarStyles } from '../../rs-calendar/CalendarWidget.js';
import { calendarDefaults, type CalendarOptions } from '../../rs-calendar/options.model.js';

export interface PlacedCalendarProps {
  readonly model: FormViewModel;
  readonly translate: Translate;
  readonly place: CalendarPlace;
}

/** One calendar of a form, bound to its field. A chunk of its own: forms without a calendar never load it. */
export function PlacedCalendar({ model, translate, place }: PlacedCalendarProps) {
  const { field, host } = place;
  const label = useMemo(() => place.readLabel(), [place]);
  const [text = ''] = useStore(model.visibility).values.get(field.name) ?? [];
  useLayoutEffect(() => host.adoptChrome([calendarStyles]), [host]);

  return (
    <CalendarWidget
      options={optionsOf(place)}
      text={text}
      label={label}
      translate={translate}
      onPick={(visible, hidden) => model.pickDate(field.name, visible, hidden)}
      onAnnounce={model.announce}
    />
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
