/** Longer texts are cut first; the rule below is then quick on any text. */
const maxLength = 4000;
/**
 * What is personal: the value of a form in an address, an e-mail address, nine digits and more with what people put
 * between them. Plain, or escaped however often. In doubt something is taken out.
 */
const personal =
  /form(?:\[|%(?:25)*5B)[^&#]*(?:=|%(?:25)*3D)[^&#]*|[^\s/?&=#:;,()<>"']{1,100}(?:@|%(?:25)*40)[^\s/?&=#:;,()<>"']+|(?:\+|%(?:25)*2B)?\p{Nd}(?:(?:[\s().+-]|%(?:25)*2[089BDE]){0,3}\p{Nd}){8,}/giu;

/** A text without e-mail addresses, phone numbers and values of forms. */
export function redact(text: string): string {
  return text.slice(0, maxLength).replace(personal, '(redacted)');
}
