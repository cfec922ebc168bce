import { readFileSync } from 'node:fs';

/** Behaviour of a field in the page's JSON. */
export interface FieldBehaviour {
  readonly name: string;
  readonly type?: string;
  readonly maxSelections?: number;
  readonly format?: string;
  /** Calendars: minutes between two times, and the other date that this one limits. */
  readonly step?: number;
  readonly rule?: string;
  /** Calendars: closed weekdays, 0 for Sunday, and the first and last time of a day. */
  readonly disabledWeekdays?: readonly number[];
  readonly minTime?: string;
  readonly maxTime?: string;
  /** Sliders: their limits, and the number of handles. Calendars: the first day, such as `today+1`. */
  readonly min?: number | string;
  readonly max?: number;
  readonly double?: boolean;
  readonly prices?: readonly Price[];
  /** Locations: addresses of the map service, which the site adds when it publishes the form. */
  readonly tiles?: string;
  readonly geocoder?: string;
}

/** Price of an option, with a decimal point. */
export interface Price {
  readonly value: string;
  readonly price: string;
}

/** Comparison in a condition. */
export interface ConditionRule {
  readonly field: string;
  readonly operator: 'is' | 'is_not';
  readonly value: string;
}

/** Condition that shows or hides fields by the values of others. */
export interface Condition {
  readonly action: 'show' | 'hide';
  readonly match: 'all' | 'any';
  readonly scope?: 'block' | 'field';
  readonly targets: readonly string[];
  readonly when: readonly ConditionRule[];
}

/** Bot check in the page's JSON. */
export interface BotCheck {
  readonly provider: string;
  readonly siteKey: string;
  readonly action: string;
  /** Address of the provider's script, which the site adds when it publishes the form. */
  readonly scriptUrl?: string;
  /** Size of the box. */
  readonly size?: string | undefined;
}

/** Field that is computed from others, and the format of its number. */
export interface Calculation {
  readonly target: string;
  readonly expression: string;
  readonly decimals: number;
  readonly decimal: string;
  readonly thousands: string;
}

/** Behaviour in the page's JSON. The server applies it too when it checks a post. */
export interface FormBehaviour {
  readonly formId: number;
  /** Validators of a submit. */
  readonly validation: readonly ('browser' | 'server')[];
  readonly pages: readonly { readonly fields: readonly FieldBehaviour[] }[];
  readonly conditions: readonly Condition[];
  /** Totals. The browser computes them, and the server stores the posted values, as the original does. */
  readonly calculations?: readonly Calculation[];
  readonly botCheck?: BotCheck | undefined;
}

/** Reads a form's behaviour from the JSON file of that name in this folder. */
export function readBehaviour(fileName: string): FormBehaviour {
  return JSON.parse(readFileSync(new URL(fileName, import.meta.url), 'utf8')) as FormBehaviour;
}

/** Returns the behaviour of a field; empty for one that the JSON leaves out. */
export function behaviourOf({ pages }: FormBehaviour, name: string): FieldBehaviour {
  return pages.flatMap(({ fields }) => fields).find((field) => field.name === name) ?? { name };
}
