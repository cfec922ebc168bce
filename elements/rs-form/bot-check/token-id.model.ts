/** The id of the hidden input that takes the bot check's token. */
export function tokenIdOf(formId: number): string {
  return `g-recaptcha-response-${formId}`;
}
