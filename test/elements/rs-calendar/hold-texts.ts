import '../../../elements/rs-calendar/define.js';
import { RsCalendarElement } from '../../../elements/rs-calendar/rs-calendar.shell.js';

/** The English texts of calendars, which do not come before they are let through. */
export interface HeldTexts {
  /** Lets the texts come. Calendars that are opened later find them there. */
  release(): void;
}

/** Holds the English texts of the calendars that start from now on: they are defined, and not started. */
export function holdTexts(): HeldTexts {
  const { languages } = RsCalendarElement;
  let release = (): void => undefined;
  const gate = new Promise<void>((open) => (release = open));
  RsCalendarElement.languages = {
    en: () => gate.then(() => import('../../../elements/rs-calendar/texts/en.js')),
  };
  return {
    release() {
      RsCalendarElement.languages = languages;
      release();
    },
  };
}
