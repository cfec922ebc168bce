import type { PlaygroundCalculation, PlaygroundCondition } from '../playground.model.js';

/** Encoding of a field's values in a post. */
export type Posts =
  /** One value under `form[Name]`. */
  | 'one'
  /** Values under `form[Name][]`. */
  | 'list'
  /** Parts of a date under `form[Name][d]`, `[m]`, `[y]`. */
  | 'parts'
  /** Files under `form[Name]` or `form[Name][]`. */
  | 'files';

/** Format of a text. */
export type TextFormat = 'email' | 'url' | 'number' | 'span' | 'captcha';

/** Way in which a total counts a field. */
export type Counts = 'text' | 'plain' | 'prices' | 'date';

/** Part of a date in a pattern. */
export type DateGroup = 'y' | 'Y' | 'm' | 'M' | 'd' | 'H' | 'h' | 'i' | 'a';

/** Format of a date as a regular expression that JavaScript and PHP read alike. */
export interface DateRules {
  /** The format as its author has written it. */
  readonly text: string;
  readonly pattern: string;
  /** Meaning of each group of the pattern. */
  readonly groups: readonly DateGroup[];
  /** Names of the months in lower case, for the group `M`. */
  readonly months: readonly string[];
}

/** First or last day of a calendar. */
export interface DateBound {
  readonly is: 'min' | 'max';
  /** Day as year * 10000 + month * 100 + day. */
  readonly day?: number;
  /** Name of the field with the date that counts. */
  readonly from?: string;
  /** Days after today, or after the date of `from`. */
  readonly days?: number;
}

export interface FileRules {
  readonly min?: number;
  readonly max?: number;
  readonly bytes?: number;
  readonly extensions?: readonly string[];
}

/** Rules of one field that a server has to check. */
export interface FieldRules {
  readonly name: string;
  readonly label: string;
  /** Number in the id of the error element. */
  readonly id: number;
  /** Page from 1. */
  readonly page: number;
  readonly posts: Posts;
  readonly message: string;
  readonly required?: true;
  /** True for a password: only its hash is stored. */
  readonly isSecret?: true;
  /** Most characters, as code points. */
  readonly maxLength?: number;
  readonly format?: TextFormat;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
  /** Most options of a list. */
  readonly most?: number;
  readonly date?: DateRules;
  readonly bounds?: readonly DateBound[];
  readonly files?: FileRules;
  /** Order of the parts of a split date. */
  readonly parts?: readonly ('d' | 'm' | 'y')[];
  /** Values of the blank form: those that a hidden field has for the conditions of others. */
  readonly blank: readonly string[];
  /** Way in which totals count it; missing if they do not. */
  readonly counts?: Counts;
  readonly prices?: readonly (readonly [value: string, price: string])[];
  /** Signs of a number that a total reads in a text. */
  readonly signs?: Signs;
}

export interface Signs {
  readonly decimal: string;
  readonly thousands: string;
}

/** Verification of a bot check's token. */
export interface BotRules {
  readonly provider: string;
  /** Name of the posted token. */
  readonly tokenName: string;
  /** Address that verifies a token; empty if the site verifies it by itself. */
  readonly verifyUrl: string;
  /** Action that the answer must name; missing if the provider returns none. */
  readonly action?: string;
  /** Least score; missing if the provider returns none. */
  readonly leastScore?: number;
  readonly message: string;
}

/** A total that the server works out. */
export interface TotalRules extends PlaygroundCalculation {
  /** True if the field accepts the number without separators only. */
  readonly isRaw: boolean;
}

/** Rules of a form that a server has to check, in the order of the form. */
export interface FormRules {
  readonly formId: number;
  /** Number of pages. */
  readonly pages: number;
  readonly fields: readonly FieldRules[];
  readonly conditions: readonly PlaygroundCondition[];
  /** Totals that can be worked out, each after those that it reads. */
  readonly totals: readonly TotalRules[];
  readonly bot: BotRules | null;
}
