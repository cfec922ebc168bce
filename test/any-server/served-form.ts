/** Row that a server has stored: name of a column → value. */
export type Row = Readonly<Record<string, unknown>>;

/** Form of a running server. */
export interface ServedForm {
  /** Address of the page with the form. */
  readonly formUrl: string;
  /** Returns the rows that the server has stored, oldest first. */
  rows(): Promise<readonly Row[]>;
}

/** Running server with forms of its own system: of a contact form, or of comments, it is the served form itself. */
export interface AnyServer extends ServedForm {
  /** Registration with 20 fields. WordPress has none. */
  readonly registration?: ServedForm;
  /** Form with a group of rows. Only Django has one. */
  readonly guests?: ServedForm;
  /** Ends the server, by its process, and removes its data. */
  stop(): Promise<void>;
}
