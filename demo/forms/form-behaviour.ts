import { readFileSync } from 'node:fs';

/** What the page's JSON says of a field. */
export interface FieldBehaviour {
  readonly name: string;
  readonly type?: string;
  readonly maxSelections?: number;
  readonly format?: string;
  /** Calendars: minutes between two times, and which other date this one bounds. */
  readonly step?: number;
  readonly rule?: string;
  /** Sliders: their bounds, and whether there are two handles. */
  readonly min?: number;
  readonly max?: number;
  readonly double?: boolean;
  readonly prices?: readonly Price[];
  /** Locations: where the map and its addresses are; the site adds them when it publishes the form. */
  readonly tiles?: string;
  readonly geocoder?: string;
}

/** What an option costs, with a decimal point. */
export interface Price {
  readonly value: string;
  readonly price: string;
}

/** One comparison of a condition. */
export interface ConditionRule {
  readonly field: string;
  readonly operator: 'is' | 'is_not';
  readonly value: string;
}

/** Shows or hides fields by what others hold. */
export interface Condition {
  readonly action: 'show' | 'hide';
  readonly match: 'all' | 'any';
  readonly scope?: 'block' | 'field';
  readonly targets: readonly string[];
  readonly when: readonly ConditionRule[];
}

/** The score check as the page is told about it. */
export interface BotCheck {
  readonly provider: string;
  readonly siteKey: string;
  readonly action: string;
  /** Where the provider's script is; the site adds it when it publishes the form. */
  readonly scriptUrl?: string;
  /** How a box is seen. */
  readonly size?: string | undefined;
}

/** A field that is computed from others, and how its number is written. */
export interface Calculation {
  readonly target: string;
  readonly expression: string;
  readonly decimals: number;
  readonly decimal: string;
  readonly thousands: string;
}

/** The JSON that goes into the page, which the server follows too when it checks a post. */
export interface FormBehaviour {
  readonly formId: number;
  /** Who checks before a submit. */
  readonly validation: readonly ('browser' | 'server')[];
  readonly pages: readonly { readonly fields: readonly FieldBehaviour[] }[];
  readonly conditions: readonly Condition[];
  /** Totals are the browser's to write; the server stores what was posted, as the original does. */
  readonly calculations?: readonly Calculation[];
  readonly botCheck?: BotCheck | undefined;
}

/** Reads a form's behaviour from the file of that name beside this one. */
export function readBehaviour(fileName: string): FormBehaviour {
  return JSON.parse(readFileSync(new URL(fileName, import.meta.url), 'utf8')) as FormBehaviour;
}

/** What the JSON says of a field; nothing for a field that it leaves out. */
export function behaviourOf({ pages }: FormBehaviour, name: string): FieldBehaviour {
  return pages.flatMap(({ fields }) => fields).find((field) => field.name === name) ?? { name };
}
