/** Criterion of WCAG 2.2. */
export interface Criterion {
  readonly num: string;
  readonly level: 'A' | 'AA';
  readonly name: Readonly<Record<string, string>>;
  readonly adherence: 'supports' | 'partially-supports' | 'not-applicable';
  /** Tags that the criterion is about. */
  readonly tags: 'all' | readonly string[];
  readonly remark: Readonly<Record<string, string>>;
  /** Tests, each as `path: title` below `test/`. */
  readonly tests: readonly string[];
  readonly looked?: { readonly date: string; readonly with: Readonly<Record<string, string>> };
}

export declare function readCriteria(): {
  readonly criteria: readonly Criterion[];
  readonly others: readonly Pick<Criterion, 'num' | 'name' | 'adherence' | 'remark'>[];
};
/** Returns the report of a tag; that of the suite without one. */
export declare function reportOf(tag?: string): object;
