/** Text that the suite's policy does not let pass as markup or as a script's address. */
export class TrustError extends Error {
  // A literal, because minifying renames classes.
  override readonly name = 'TrustError';
}
