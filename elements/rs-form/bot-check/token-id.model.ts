/** Returns the id of the hidden input of the bot check's token. */
export function tokenIdOf(formId: number): string {
  return `g-recaptcha-response-${formId}`;
}
