import { behaviourField } from './behaviour-format.model.js';
import {
  type BotCheckDefinition,
  type CalendarDefinition,
  type LocationDefinition,
  type SliderDefinition,
  type UploadDefinition,
} from './definition.model.js';
import { layoutNames } from './layouts.model.js';
import {
  boolean,
  choice,
  integer,
  list,
  maybe,
  number,
  object,
  or,
  record,
  scalar,
  text,
  whole,
} from './schema.model.js';

const maybeText = maybe(text);
const maybeFlag = maybe(boolean);
const maybeTexts = maybe(list(text));

/** The bounds of a number, a slider or a calendar; those of a calendar are dates. */
const bounds = { min: maybe(scalar), max: maybe(scalar), step: maybe(number) };

const calendar = {
  format: maybeText,
  formatFamily: maybe(choice(['auto', 'moment', 'php', 'yui'])),
  timeFormat: maybeText,
  withoutTimes: maybeFlag,
  inline: maybeFlag,
  openOn: maybe(choice(['focus', 'button'])),
  weekStart: maybe(number),
  firstYear: maybe(number),
  lastYear: maybe(number),
  rule: maybeText,
  minFrom: maybeText,
  maxFrom: maybeText,
  minTime: maybeText,
  maxTime: maybeText,
  completeTime: maybeText,
  allowedTimes: maybeTexts,
  disabledDates: maybeTexts,
  disabledWeekdays: maybe(list(integer)),
  allowedDates: maybeTexts,
  allowedDatePattern: maybeText,
  blurInvalid: maybe(choice(['now', 'keep', 'clear'])),
  withoutHint: maybeFlag,
  theme: maybe(choice(['default', 'dark'])),
};

const slider = {
  double: maybeFlag,
  values: maybeTexts,
  prefix: maybeText,
  suffix: maybeText,
};

const location = {
  valueForm: maybe(choice(['address', 'coordinates'])),
  provider: maybe(choice(['photon', 'google'])),
  geocoder: maybeText,
  geocoderKey: maybeText,
  tiles: maybeText,
  attribution: maybeText,
  attributionHref: maybeText,
  latitude: maybe(number),
  longitude: maybe(number),
  zoom: maybe(number),
  maxZoom: maybe(number),
  geolocation: maybeFlag,
};

const upload = { texts: maybe(record) };

/** Settings that a calendar reads of its field. */
export const calendarFormat = object<CalendarDefinition>({ ...bounds, ...calendar });

/** Settings that a slider reads of its field. */
export const sliderFormat = object<SliderDefinition>({ ...bounds, ...slider });

/** Settings that a location reads of its field. */
export const locationFormat = object<LocationDefinition>(location);

/** Settings that an upload reads of its field. */
export const uploadFormat = object<UploadDefinition>(upload);

/** Settings of the bot check. It is used whole, or not at all. */
export const botCheckFormat = whole<BotCheckDefinition>({
  provider: choice(['recaptcha-v3', 'recaptcha-v2', 'hcaptcha', 'turnstile']),
  siteKey: text,
  action: maybeText,
  scriptUrl: maybeText,
  size: maybe(choice(['normal', 'compact', 'invisible'])),
});

/** The layouts of the server. */
export const layoutFormat = or(choice(layoutNames), 'responsive');

/** All that a field of a form that is there takes. */
export const wholeField = { ...behaviourField, ...bounds, ...calendar, ...slider, ...location, ...upload };
