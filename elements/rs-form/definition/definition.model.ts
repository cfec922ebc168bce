import type { FormatFamily } from '../../../shared/dates/compile-format.model.js';
import type { LayoutName } from './layouts.model.js';
import type { FieldType } from './types.model.js';

/** Definition of a form. It has lists and names only: a field's name is never an object key. */
export interface FormDefinition {
  readonly formId: number;
  readonly validation: readonly ValidationSource[];
  readonly checks: CheckedRules;
  readonly layout: LayoutName;
  readonly fields: readonly FieldDefinition[];
  readonly conditions: readonly ConditionDefinition[];
  readonly calculations: readonly CalculationDefinition[];
  readonly botCheck?: BotCheckDefinition | undefined;
  /** True if the form is rendered from the definition: always, never, or (unset) where that makes sense. */
  readonly render?: boolean;
  /** Texts that replace the suite's own for this form, as key and text. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Checker before a submit: the browser's own validity, or the server. Both can check, or nobody. */
export type ValidationSource = 'browser' | 'server';

/**
 * Which rules the browser checks before a submit: every native one of a control on show, also the server's
 * `aria-required`, or only those of the five types of the specification. `required` in the JSON counts with each.
 */
export type CheckedRules = 'native' | 'all' | 'types';

/** Settings of a field that the markup does not have. Every setting is optional. */
export interface FieldDefinition
  extends CalendarDefinition, SliderDefinition, LocationDefinition, UploadDefinition {
  readonly name: string;
  readonly type?: FieldType;
  /** True if it must be filled in before anything is sent. */
  readonly required?: boolean;
  /** Message when it fails; the text of the error element unless set. */
  readonly message?: string;
  /** The most boxes that may be ticked in a checkbox group. */
  readonly maxSelections?: number;
  /** The autofill token (WCAG 1.3.5); an author's own attribute in the markup wins. */
  readonly autocomplete?: string;
  readonly inputMode?: string;
  /** Prices of options, for calculations: a price is what `{Field:value}` counts for the chosen value. */
  readonly prices?: readonly PriceDefinition[];
  /** Unit of a counter: code points as the server counts, or graphemes. */
  readonly countUnit?: 'characters' | 'graphemes';
  /** Page breaks: whether the fields of the page are checked before the next one. */
  readonly validate?: boolean;
}

/** The bounds of a number, a range or a slider; those of a calendar are dates. */
export interface BoundsDefinition {
  readonly min?: number | string;
  readonly max?: number | string;
  /** The distance of two values; of a calendar's times, in minutes. */
  readonly step?: number;
}

/** Settings of a calendar, under the names of the properties of `<rs-calendar>`. */
export interface CalendarDefinition extends BoundsDefinition {
  readonly format?: string;
  readonly formatFamily?: FormatFamily;
  readonly timeFormat?: string;
  readonly withoutTimes?: boolean;
  readonly inline?: boolean;
  readonly openOn?: 'focus' | 'button';
  readonly weekStart?: number;
  readonly firstYear?: number;
  readonly lastYear?: number;
  /** `min|Field|days` or `max|Field|days`: this date is that field's first or last one. */
  readonly rule?: string;
  /** `Field|days`: the same, said of the field that is bound. */
  readonly minFrom?: string;
  readonly maxFrom?: string;
  readonly minTime?: string;
  readonly maxTime?: string;
  readonly completeTime?: string;
  readonly allowedTimes?: readonly string[];
  readonly disabledDates?: readonly string[];
  readonly disabledWeekdays?: readonly number[];
  readonly allowedDates?: readonly string[];
  readonly allowedDatePattern?: string;
  readonly blurInvalid?: 'now' | 'keep' | 'clear';
  readonly withoutHint?: boolean;
  readonly theme?: 'default' | 'dark';
}

/** Settings of a slider. */
export interface SliderDefinition extends BoundsDefinition {
  /** Two handles, the only values to choose from, and what stands around a value that is shown. */
  readonly double?: boolean;
  readonly values?: readonly string[];
  readonly prefix?: string;
  readonly suffix?: string;
}

/** Settings of a location, under the names of the properties of `<rs-location>`. */
export interface LocationDefinition {
  readonly valueForm?: 'address' | 'coordinates';
  readonly provider?: 'photon' | 'google';
  readonly geocoder?: string;
  readonly geocoderKey?: string;
  readonly tiles?: string;
  readonly attribution?: string;
  readonly attributionHref?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly zoom?: number;
  readonly maxZoom?: number;
  readonly geolocation?: boolean;
}

/** Settings of a file field; the rules for its files are in its markup. */
export interface UploadDefinition {
  /** Texts of this field, by the server's keys, before those of the form. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The price of one option. Always with a decimal point: "39", "+20.5", "-5". */
export interface PriceDefinition {
  readonly value: string;
  readonly price: string;
}

/** Shows or hides targets by the values of other fields. */
export interface ConditionDefinition {
  readonly action: 'show' | 'hide';
  readonly match: 'all' | 'any';
  /** True if the whole block is meant, or the field's controls and labels only. */
  readonly scope: 'block' | 'field';
  readonly targets: readonly string[];
  readonly when: readonly RuleDefinition[];
  /** True if a hidden target keeps what was typed and gets it back when it is shown again. */
  readonly retain?: boolean;
}

/** Comparison of a rule: `is` and `is_not` as the server does it; the server does not know the others. */
export const ruleOperators = ['is', 'is_not', 'empty', 'filled', 'contains', 'greater', 'less'] as const;

export type RuleOperator = (typeof ruleOperators)[number];

export interface RuleDefinition {
  readonly field: string;
  readonly operator: RuleOperator;
  /** Value that the field is compared with; `empty` and `filled` need none. */
  readonly value: string;
}

/** A total: an expression over other fields, written into a field of the form. */
export interface CalculationDefinition {
  /** The field that takes the result. */
  readonly target: string;
  /** Numbers, `{Field:value}`, + - * / %, parentheses, comparisons, ternary, `Math.*`, `toDays` and the like. */
  readonly expression: string;
  /** Number of decimals that are written; also decides how numbers in text fields are read. */
  readonly decimals: number;
  readonly decimal: string;
  readonly thousands: string;
}

/** The check that runs before a submit. */
export interface BotCheckDefinition {
  readonly provider: 'recaptcha-v3' | 'recaptcha-v2' | 'hcaptcha' | 'turnstile';
  readonly siteKey: string;
  /** The action that the score is for; `contactform` unless set. */
  readonly action?: string;
  /** Address of the provider's script; the provider's own unless the author names another. */
  readonly scriptUrl?: string;
  /** Size of the provider's box, if it has one; `normal` unless set. */
  readonly size?: 'normal' | 'compact' | 'invisible';
}
