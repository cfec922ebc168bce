import { ConfigError } from '../../../shared/element/config-error.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { readLinks } from './calendar-links.model.js';
import { type PlacedCalendar, placeCalendars } from './calendars.dom.js';
import { startPlacement } from './place-tag.js';

/** Places a `<rs-calendar>` for every calendar field. It shares the field's input with the form, and nothing else. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition, undoLog } = session;
  const placed = placeCalendars(form, definition.fields, undoLog);
  linkCalendars(shell, placed);
  const buttons = placed.flatMap(({ element }) => element.toggle ?? []);
  return { stop: startPlacement(session, { tag: 'rs-calendar', placed, buttons, hasSpace: true }) };
}

/** Gives each calendar the inputs whose dates bound it. */
function linkCalendars(shell: FormSession['shell'], placed: readonly PlacedCalendar[]): void {
  const { links, diagnostics } = readLinks(placed.map(({ name, settings }) => ({ ...settings, name })));
  for (const { place, problem } of diagnostics) shell.report(new ConfigError(shell, place, problem));
  for (const { name, element } of placed) {
    element.links = links
      .filter(({ target }) => target === name)
      .flatMap(({ source, bound, offset }) => {
        const input = placed.find((one) => one.name === source)?.input;
        return input ? [{ bound, input, ...(offset === undefined ? {} : { offset }) }] : [];
      });
  }
}
