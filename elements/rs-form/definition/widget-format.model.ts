import { layoutNames } from './layouts.model.js';
import {
  choice,
  integer,
  keyed,
  list,
  maybe,
  maybeFlag,
  maybeNumber,
  maybeText,
  object,
  or,
  record,
  scalar,
  text,
  whole,
} from '../../../shared/json/schema.model.js';

const maybeTexts = maybe(list(text));

/** The bounds of a number, a slider or a calendar; those of a calendar are dates. */
const bounds = {
  min: maybe(scalar),
  max: maybe(scalar),
  /** The distance of two values; of a calendar's times, in minutes. */
  step: maybeNumber,
};

/** Settings of a calendar, under the names of the properties of `<rs-calendar>`. */
const calendar = {
  format: maybeText,
  formatFamily: maybe(choice(['auto', 'moment', 'php', 'yui'])),
  timeFormat: maybeText,
  withoutTimes: maybeFlag,
  inline: maybeFlag,
  openOn: maybe(choice(['focus', 'button'])),
  weekStart: maybeNumber,
  firstYear: maybeNumber,
  lastYear: maybeNumber,
  /** `min|Field|days` or `max|Field|days`: this date is that field's first or last one. */
  rule: maybeText,
  /** `Field|days`: the same, in the settings of the field that is bound. */
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
  /** Two handles. */
  double: maybeFlag,
  /** The only values to choose from. */
  values: maybeTexts,
  /** Text before a value that is shown. */
  prefix: maybeText,
  /** Text after it. */
  suffix: maybeText,
};

/** Settings of a location, under the names of the properties of `<rs-location>`. */
const location = {
  valueForm: maybe(choice(['address', 'coordinates'])),
  provider: maybe(choice(['photon', 'google'])),
  geocoder: maybeText,
  geocoderKey: maybeText,
  tiles: maybeText,
  attribution: maybeText,
  attributionHref: maybeText,
  latitude: maybeNumber,
  longitude: maybeNumber,
  zoom: maybeNumber,
  maxZoom: maybeNumber,
  geolocation: maybeFlag,
};

/** Settings of a file field, under the names of the properties of `<rs-uploads>`; the other rules are in its markup. */
const upload = {
  /** Longest side of a picture in pixels. */
  shrink: maybeNumber,
  /** Quality of a smaller picture, from 0.1 to 1. */
  quality: maybeNumber,
  maxTotalBytes: maybeNumber,
  maxFormBytes: maybeNumber,
  /** Texts of this field, by the server's keys, before those of the form. */
  texts: maybe(record),
};

/** Settings that a calendar reads of its field. */
export const calendarFormat = object({ ...bounds, ...calendar });

/** Settings that a slider reads of its field. */
export const sliderFormat = object({ ...bounds, ...slider });

/** Settings that a location reads of its field. */
export const locationFormat = object(location);

/** Settings that an upload reads of its field. */
export const uploadFormat = object(upload);

/** Settings of the bot check of a provider. It is used whole, or not at all. */
const providerFormat = whole({
  provider: choice(['recaptcha-v3', 'recaptcha-v2', 'hcaptcha', 'turnstile', 'friendly-captcha']),
  siteKey: text,
  /** The action that the score is for; `contactform` unless set. */
  action: maybeText,
  /** Address of the provider's script; the provider's own unless the author names another. */
  scriptUrl: maybeText,
  /** Size of the provider's box, if it has one; `normal` unless set. */
  size: maybe(choice(['normal', 'compact', 'invisible'])),
  /** Servers of Friendly Captcha: `eu`, `global`, or an address. */
  endpoint: maybeText,
});

/** Settings of a proof of work by ALTCHA, which has no provider. */
const altchaFormat = whole({
  provider: choice(['altcha']),
  /** Address of the challenges, of the page's own site as a rule. */
  challengeUrl: text,
  /** Name under which the server expects the answer; `altcha` unless set. */
  name: maybeText,
});

/** Settings of the bot check. */
export const botCheckFormat = keyed('provider', () => altchaFormat, providerFormat, 'altcha');

/** The layouts of the server. */
export const layoutFormat = or(choice(layoutNames), 'responsive');

/** Settings of a field that its widget reads. */
export const widgetField = { ...bounds, ...calendar, ...slider, ...location, ...upload };
