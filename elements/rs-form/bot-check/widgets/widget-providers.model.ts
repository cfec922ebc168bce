import type { BotCheckDefinition } from '../../definition/definition.model.js';

/** A provider that draws a box of its own into the form. */
export type WidgetProvider = Exclude<BotCheckDefinition['provider'], 'recaptcha-v3'>;

/** A definition that names such a provider. */
export type WidgetDefinition = BotCheckDefinition & { readonly provider: WidgetProvider };

export type WidgetSize = NonNullable<BotCheckDefinition['size']>;

/** Traits in which the providers differ. Their script interfaces are the same otherwise. */
export interface WidgetTraits {
  /** Address of the script: the provider's, or the one that the author names, such as recaptcha.net. */
  readonly scriptUrl: string;
  /** Matches the address of its script in any version on any host, for a page that loads it by itself. */
  readonly pageScript: RegExp;
  /** The global that its script defines. */
  readonly globalName: string;
  /** The place that a server has drawn for it. */
  readonly placeSelector: string;
  /** Flag: it checks by itself; the others wait for the visitor's tick unless they are invisible. */
  readonly isUnattended: boolean;
  /** Height of its box, in CSS pixels: the space is reserved before its script has loaded. */
  readonly heights: Readonly<Record<WidgetSize, number>>;
  /** Returns the options of its box that the other providers do not have. */
  optionsFor(size: WidgetSize, language: string): Readonly<Record<string, string>>;
}

/** Width of the widest box of normal size, in CSS pixels. A narrower place gets a compact box. */
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
    // It has no such size: it is seen where it needs the visitor, and checks when it is asked.
    optionsFor: (size, language) => ({
      ...(size === 'invisible' ? { appearance: 'interaction-only', execution: 'execute' } : { size }),
      ...(language && { language }),
    }),
  },
};
