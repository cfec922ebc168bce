import type { BotCheckDefinition, ProviderDefinition } from '../../definition/definition.model.js';

/** A provider that draws a box of its own into the form. */
export type WidgetProvider = Exclude<ProviderDefinition['provider'], 'recaptcha-v3'>;

/** A definition that names such a provider. */
export type WidgetDefinition = ProviderDefinition & { readonly provider: WidgetProvider };

/** Returns true for the bot check of a provider that draws a box. */
export function isWidget(botCheck: BotCheckDefinition): botCheck is WidgetDefinition {
  return botCheck.provider !== 'altcha' && botCheck.provider !== 'recaptcha-v3';
}

export type WidgetSize = NonNullable<ProviderDefinition['size']>;

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
  /** Flag: its script calls the function that its address names, once it is ready. It is ready when it has run otherwise. */
  readonly callsBack: boolean;
  /** Class by which its script would draw a second box at the server's place; empty for none. */
  readonly drawnClass: string;
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
    callsBack: true,
    drawnClass: '',
    isUnattended: false,
    heights: { normal: 78, compact: 144, invisible: 0 },
    optionsFor: (size) => ({ size }),
  },
  hcaptcha: {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    pageScript: /hcaptcha\.com\/1\/api\.js/,
    globalName: 'hcaptcha',
    placeSelector: 'div[id^="h-captcha-"], .h-captcha',
    callsBack: true,
    drawnClass: '',
    isUnattended: false,
    heights: { normal: 78, compact: 144, invisible: 0 },
    optionsFor: (size, hl) => ({ size, ...(hl && { hl }) }),
  },
  turnstile: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    pageScript: /\/turnstile\/v0\/[\w/]*api\.js/,
    globalName: 'turnstile',
    placeSelector: '.cf-turnstile',
    callsBack: true,
    drawnClass: '',
    isUnattended: true,
    heights: { normal: 65, compact: 140, invisible: 0 },
    // It has no such size: it is seen where it needs the visitor, and checks when it is asked.
    optionsFor: (size, language) => ({
      ...(size === 'invisible' ? { appearance: 'interaction-only', execution: 'execute' } : { size }),
      ...(language && { language }),
    }),
  },
  'friendly-captcha': {
    scriptUrl: 'https://cdn.jsdelivr.net/npm/@friendlycaptcha/sdk@1.0.2/site.compat.min.js',
    pageScript: /friendlycaptcha.*\/site[\w.]*\.js/,
    globalName: 'frcaptcha',
    placeSelector: '.frc-captcha',
    callsBack: false,
    drawnClass: 'frc-captcha',
    isUnattended: true,
    // It has one size, 316 pixels wide at most.
    heights: { normal: 70, compact: 70, invisible: 70 },
    optionsFor: (_size, language) => ({ ...(language && { language }) }),
  },
};
