/** Options of one box. */
export interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly action?: string | undefined;
  readonly language?: string | undefined;
  readonly endpoint?: string | undefined;
  callback(token: unknown): void;
  'expired-callback'(): void;
  'error-callback'(): void;
  'timeout-callback'(): void;
  /** The visitor has something to do: Turnstile wants a tick, hCaptcha shows its pictures. */
  'before-interactive-callback'(): void;
  'after-interactive-callback'(): void;
  'open-callback'(): void;
  'close-callback'(): void;
}

/** The script interface that reCAPTCHA v2, hCaptcha and Turnstile have in common. */
export interface WidgetApi {
  render(place: HTMLElement, options: WidgetOptions): unknown;
  reset(id: unknown): void;
  execute?(id: unknown): unknown;
  remove?(id: unknown): void;
}
