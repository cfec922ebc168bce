import { whenNear } from '../../../shared/dom/when-near.js';
import { requestTag } from '../../../shared/element/lazy-tags.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { calendarTag, placeCalendars, releaseBox } from './calendars.dom.js';

/** Places a `<rs-calendar>` for every calendar field. It shares the field's input with the form, and nothing else. */
export function startFeature({ shell, form, definition }: FormSession): FormFeature {
  const calendars = placeCalendars(form, definition.fields);
  for (const calendar of calendars) {
    calendar.locale = shell.locale;
    calendar.texts = definition.texts;
  }

  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      await requestTag(calendarTag);
      calendars.forEach(releaseBox);
    } catch (error) {
      shell.report(error, calendarTag);
      // A calendar that does not come gives its box back; the text can still be typed.
      for (const calendar of calendars) calendar.hidden = true;
      calendars.forEach(releaseBox);
    }
  }

  // One for all: the tag's file comes with the first that is in view or nearly so.
  const stops = calendars.map((calendar) => whenNear(calendar, () => void (loading ??= load())));
  return {
    stop() {
      for (const stopWaiting of stops) stopWaiting();
      for (const calendar of calendars) calendar.remove();
    },
  };
}
