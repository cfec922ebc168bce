/** What a page author may set on `<rs-form>` by attribute or property. */
export interface FormOptions {
  /** Where the focus goes after a failed attempt; empty means the default of its kind. */
  readonly focusOnError: '' | 'field' | 'list';
  /** Whether the submit buttons are disabled from the press until an error or the next page. */
  readonly disableOnSubmit: boolean;
  /** Whether the page scrolls to the first field with an error. */
  readonly scrollToError: boolean;
  /** Who checks before a submit; empty means what the JSON says. */
  readonly validation: '' | 'browser' | 'none';
  /** The consent category that the bot check belongs to. */
  readonly consentCategory: string;
  /** The language of our texts; empty means the nearest `lang`. */
  readonly locale: string;
  /** Whether a visitor may send without the bot check when it fails. */
  readonly botCheckOptional: boolean;
}
