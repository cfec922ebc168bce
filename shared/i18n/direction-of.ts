/** Matches languages that are written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|iw|ks|ps|sd|syr|ug|ur|yi)\b/i;

/** Returns the direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
