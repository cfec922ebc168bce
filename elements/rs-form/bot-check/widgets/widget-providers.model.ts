import type { BotCheckDefinition } from '../../definition/definition.model.js';

/** A provider that draws a box of its own into the form. */
export type WidgetProvider = Exclude<BotCheckDefinition['provider'], 'recaptcha-v3'>;

/** A definition that names such a provider. */
export type WidgetDefinition = BotCheckDefinition & { readonly provider: WidgetProvider };

/** What sets the providers apart: apart from that, their script interfaces are the same. */
export interface WidgetTraits {
  /** Its own address; recaptcha.net, or a stand-in, where the author names another. */
  readonly scriptUrl: string;
  /** The global that its script defines. */
  readonly globalName: string;
  /** The place that a server has drawn for it. */
  readonly placeSelector: string;
  /** Whether it checks by itself; the others wait for the visitor's tick unless they are invisible. */
  readonly isUnattended: boolean;
  /** How high its box is, in CSS pixels: the room is kept before its script is there. */
  readonly heights: { readonly normal: number; readonly compact: number; readonly invisible: number };
}

export const widgetProviders: Readonly<Record<WidgetProvider, WidgetTraits>> = {
  'recaptcha-v2': {
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    globalName: 'grecaptcha',
    placeSelector: 'div[id^="g-recaptcha-"], .g-recaptcha',
    isUnattended: false,
    heights: { normal: 78, compact: 144, invisible: 0 },
  },
  hcaptcha: {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    globalName: 'hcaptcha',
    placeSelector: 'div[id^="h-captcha-"], .h-captcha',
    isUnattended: false,
    heights: { normal: 78, compact: 144, invisible: 0 },
  },
  turnstile: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    globalName: 'turnstile',
    placeSelector: '.cf-turnstile',
    isUnattended: true,
    heights: { normal: 65, compact: 140, invisible: 0 },
  },
};
