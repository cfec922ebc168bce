import type { BotCheckDefinition } from '../../definition/definition.model.js';

/** A provider that draws a box of its own into the form. */
export type WidgetProvider = Exclude<BotCheckDefinition['provider'], 'recaptcha-v3'>;

/** A definition that names such a provider. */
export type WidgetDefinition = BotCheckDefinition & { readonly provider: WidgetProvider };

export type WidgetSize = NonNullable<BotCheckDefinition['size']>;

/** What sets the providers apart: apart from that, their script interfaces are the same. */
export interface WidgetTraits {
  /** Its own address; recaptcha.net, or a stand-in, where the author names another. */
  readonly scriptUrl: string;
  /** Its script under whatever host and version, where the page has loaded it by itself. */
  readonly pageScript: RegExp;
  /** The global that its script defines. */
  readonly globalName: string;
  /** The place that a server has drawn for it. */
  readonly placeSelector: string;
  /** Whether it checks by itself; the others wait for the visitor's tick unless they are invisible. */
  readonly isUnattended: boolean;
  /** How high its box is, in CSS pixels: the room is kept before its script is there. */
  readonly heights: Readonly<Record<WidgetSize, number>>;
  /** What it is told of its box beyond what all of them are told. */
  optionsFor(size: WidgetSize, language: string): Readonly<Record<string, string>>;
}

/** What is narrower has no room for a box of normal size: the widest one takes so many CSS pixels. */
export const normalWidth = 304;

export const widgetProviders: Readonly<Record<WidgetProvider, WidgetTraits>> = {
  'recaptcha-v2': {
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    pageScript: /\/recaptcha\/(?:api|enterprise)\.js/,
    globalName: 'grecaptcha',
    placeSelector: 'div[id^="g-recaptcha-"], .g-recaptcha',
    isUnattended: false,
    heights: { normal: 78, compact: 144, invisible: 0 },
    optionsFor: (size) => ({ size }),
  },
  hcaptcha: {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    pageScript: /hcaptcha\.com\/1\/api\.js/,
    globalName: 'hcaptcha',
    placeSelector: 'div[id^="h-captcha-"], .h-captcha',
    isUnattended: false,
    heights: { normal: 78, compact: 144, invisible: 0 },
    optionsFor: (size, hl) => ({ size, ...(hl && { hl }) }),
  },
  turnstile: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    pageScript: /\/turnstile\/v0\/[\w/]*api\.js/,
    globalName: 'turnstile',
    placeSelector: '.cf-turnstile',
    isUnattended: true,
    heights: { normal: 65, compact: 140, invisible: 0 },
    // It knows no such size: it is seen where it needs the visitor, and looks when it is asked.
    optionsFor: (size, language) => ({
      ...(size === 'invisible' ? { appearance: 'interaction-only', execution: 'execute' } : { size }),
      ...(language && { language }),
    }),
  },
};
