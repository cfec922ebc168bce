/** Longest text that is matched, which bounds the time of the pattern below. */
const maxLength = 4000;
/**
 * Matches form values in a URL, e-mail addresses, and nine or more digits with separators; plain, or percent-encoded
 * any number of times. False positives are accepted.
 */
const personal =
  /form(?:\[|%(?:25)*5B)[^&#]*(?:=|%(?:25)*3D)[^&#]*|[^\s/?&=#:;,()<>"']{1,100}(?:@|%(?:25)*40)[^\s/?&=#:;,()<>"']+|(?:\+|%(?:25)*2B)?\p{Nd}(?:(?:[\s().+-]|%(?:25)*2[089BDE]){0,3}\p{Nd}){8,}/giu;

/** Returns a text without e-mail addresses, phone numbers and form values. */
export function redact(text: string): string {
  return text.slice(0, maxLength).replace(personal, '(redacted)');
}
