import { whenNear } from '../../../shared/dom/when-near.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { requestTag } from '../../../shared/element/lazy-tags.js';
import { heldPress, waitingButtons } from '../form/held-press.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { calendarTag, placeCalendars, releaseBox, type PlacedCalendar } from './calendars.dom.js';
import { readLinks } from './link-rules.model.js';

/** Places a `<rs-calendar>` for every calendar field. It shares the field's input with the form, and nothing else. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition, undoLog } = session;
  const placed = placeCalendars(form, definition.fields, undoLog);
  const calendars = placed.map(({ calendar }) => calendar);
  linkCalendars(shell, placed);
  for (const calendar of calendars) {
    calendar.locale = shell.locale;
    calendar.texts = definition.texts;
  }

  const toggles = waitingButtons(
    calendars.flatMap(({ toggle }) => toggle ?? []),
    calendarTag,
  );
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      await requestTag(calendarTag);
      calendars.forEach(releaseBox);
      const repeatPress = heldPress(session, toggles);
      for (const calendar of calendars) if (calendar.isConnected) calendar.withCore(repeatPress);
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

/** Gives each calendar the inputs of those that bound it. */
function linkCalendars(shell: FormSession['shell'], placed: readonly PlacedCalendar[]): void {
  const { links, mistakes } = readLinks(placed.map(({ name, settings }) => ({ ...settings, name })));
  for (const { place, found, expected } of mistakes)
    shell.report(new ConfigError(shell, place, `found "${found}", expected ${expected}`));
  for (const { name, calendar } of placed) {
    calendar.links = links
      .filter(({ target }) => target === name)
      .flatMap(({ source, bound, offset }) => {
        const input = placed.find((one) => one.name === source)?.input;
        return input ? [{ bound, input, ...(offset === undefined ? {} : { offset }) }] : [];
      });
  }
}
