/** Fault of the field, and the tests that show what it does to a visitor. */
export interface Fault {
  readonly fault: string;
  /** Effect that the visitor sees. */
  readonly seen: string;
  /** Data that the site has stored afterwards. */
  readonly stored: string;
  /** Tests, each as `path: title` below `test/`. `…` stands for any text. */
  readonly tests: readonly string[];
}
