/** What a form is, whatever it was read from. Lists and names only: a field's name is never an object key. */
export interface FormDefinition {
  readonly formId: number;
  readonly validation: readonly ValidationSource[];
  readonly layout: LayoutName;
  readonly fields: readonly FieldDefinition[];
  readonly conditions: readonly ConditionDefinition[];
  readonly botCheck: BotCheckDefinition | null;
  /** Texts that replace the suite's own for this form, as key and text. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Who checks before a submit: the browser's own validity, the server, both, or nobody. */
export type ValidationSource = 'browser' | 'server';

export type LayoutName =
  | 'responsive'
  | 'bootstrap5'
  | 'bootstrap4'
  | 'bootstrap3'
  | 'bootstrap2'
  | 'uikit3'
  | 'uikit'
  | 'foundation'
  | 'legacy';

/** What the markup does not say about a field. Every setting is optional. */
export interface FieldDefinition {
  readonly name: string;
  readonly type?: string;
  /** The most boxes that may be ticked in a checkbox group. */
  readonly maxSelections?: number;
  /** The autofill token (WCAG 1.3.5); an author's own attribute in the markup wins. */
  readonly autocomplete?: string;
  readonly inputMode?: string;
  /** Calendars: the visible text's format in moment or PHP tokens. */
  readonly format?: string;
  /** Calendars: whether the month is always on show. */
  readonly inline?: boolean;
  /** Calendars: the distance of two time slots, in minutes. */
  readonly step?: number;
  /** Calendars: the first day of the week, 0 for Sunday to 6. */
  readonly weekStart?: number;
}

/** Shows or hides targets by the values of other fields (specification 3, "Condition"). */
export interface ConditionDefinition {
  readonly action: 'show' | 'hide';
  readonly match: 'all' | 'any';
  /** Whether the whole block is meant, or the field's controls and labels only. */
  readonly scope: 'block' | 'field';
  readonly targets: readonly string[];
  readonly when: readonly RuleDefinition[];
}

export interface RuleDefinition {
  readonly field: string;
  readonly is: boolean;
  readonly value: string;
}

/** The score check that runs before a submit (specification 3, "Bot check"). */
export interface BotCheckDefinition {
  readonly provider: 'recaptcha-v3';
  readonly siteKey: string;
  readonly action: string;
  /** Where the provider's script is; the provider's own address unless the author names another. */
  readonly scriptUrl: string;
}
