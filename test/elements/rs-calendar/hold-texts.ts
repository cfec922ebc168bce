import '../../../elements/rs-calendar/define.js';
import { languages as suiteLanguages } from '../../../elements/languages.js';
import { RsCalendarElement } from '../../../elements/rs-calendar/rs-calendar.shell.js';

/** English texts of calendars, held back until the test releases them. */
export interface HeldTexts {
  /** Lets the texts load. Calendars that are opened later get them at once. */
  release(): void;
}

/** Holds back the English texts of all calendars that start from now on: these are defined, but not started. */
export function holdTexts(): HeldTexts {
  const { languages } = RsCalendarElement;
  let release = (): void => undefined;
  const gate = new Promise<void>((open) => (release = open));
  RsCalendarElement.languages = { en: () => gate.then(suiteLanguages.en) };
  return {
    release() {
      RsCalendarElement.languages = languages;
      release();
    },
  };
}
