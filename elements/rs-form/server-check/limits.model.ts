/** Our own bounds of the calls to the site's server. Times in milliseconds, sizes in bytes. */
export const serverLimits = Object.freeze({
  /** Most milliseconds of a validate call, its body included. */
  askMs: 30_000,
  /** The longest answer that is read. */
  answerBytes: 1_048_576,
  /** After this time the token of an open page is looked after. */
  tokenAgeMs: 600_000,
  /** How long the form's page may take when only its token is wanted, and how long it may be. */
  tokenPageMs: 10_000,
  tokenPageBytes: 2_097_152,
});

/** The bounds, which tests narrow. */
export type ServerLimits = { readonly [Name in keyof typeof serverLimits]: number };
