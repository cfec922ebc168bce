/** Longer texts are cut first, which bounds the time of the pattern below. */
const maxLength = 4000;
/**
 * Matches the values of forms in an address, e-mail addresses, and nine or more digits with separators; plain, or
 * percent-encoded any number of times. It may match too much.
 */
const personal =
  /form(?:\[|%(?:25)*5B)[^&#]*(?:=|%(?:25)*3D)[^&#]*|[^\s/?&=#:;,()<>"']{1,100}(?:@|%(?:25)*40)[^\s/?&=#:;,()<>"']+|(?:\+|%(?:25)*2B)?\p{Nd}(?:(?:[\s().+-]|%(?:25)*2[089BDE]){0,3}\p{Nd}){8,}/giu;

/** A text without e-mail addresses, phone numbers and values of forms. */
export function redact(text: string): string {
  return text.slice(0, maxLength).replace(personal, '(redacted)');
}
