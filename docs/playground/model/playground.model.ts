import type {
  AuthoredDefinition,
  AuthoredField,
} from '../../../elements/rs-form/definition/authored-format.model.js';
import type { BotCheckDefinition } from '../../../elements/rs-form/definition/definition.model.js';
import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';

/** The form of a playground: the whole format of the suite's JSON, with the defaults of missing keys. */
export type PlaygroundForm = AuthoredDefinition;
export type PlaygroundField = AuthoredField;
export type PlaygroundCondition = PlaygroundForm['conditions'][number];
/** Rule or group of a condition. */
export type PlaygroundEntry = PlaygroundCondition['when'][number];
export type PlaygroundCalculation = PlaygroundForm['calculations'][number];

/** Languages of a form, of its problems, and of the playground itself. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** Style sheets of the suite that a form can have. */
export const themes = ['bootstrap5', 'uikit3', 'cassiopeia', 'calm', 'plain-form'] as const;
export type Theme = (typeof themes)[number];

/** Settings of the form's page and of its tag. */
export interface PlaygroundSettings {
  readonly language: Language;
  readonly theme: Theme;
  /** Way of sending: the browser opens the next page, or a script sends without leaving the page. */
  readonly submit: 'page' | 'fetch';
  readonly drafts: boolean;
  /** True if a failed attempt leads to the list of errors, false if it leads to the first field. */
  readonly errorList: boolean;
  /** True if the page has a `<cookie-consent>`, whose category the bot check waits for. */
  readonly consent: boolean;
  /** True if nothing is stored and no third party is requested before consent, whatever the category. */
  readonly strictPrivacy: boolean;
  readonly disableOnSubmit: boolean;
  readonly scrollToError: boolean;
  /** True if the browser's Back button goes one page of the form back. */
  readonly pageHistory: boolean;
  /** True if the visitor can send without the bot check when it fails. */
  readonly botCheckOptional: boolean;
  /** Address that keeps drafts for another device; empty for none. */
  readonly saveUrl: string;
  /** Name and description of the form for agents in the browser; a form without a name is not described. */
  readonly toolName: string;
  readonly toolDescription: string;
  /** Text that replaces the form after it was sent. */
  readonly thankYou: string;
}

/** State of the playground: the form that the author has assembled. */
export interface Playground {
  readonly version: 1;
  readonly form: PlaygroundForm;
  readonly settings: PlaygroundSettings;
}

/** New values of keys; a key with `undefined` is removed. */
export type ChangeOf<T> = { readonly [Key in keyof T]?: T[Key] | undefined };
export type FieldChange = ChangeOf<Omit<PlaygroundField, 'name'>>;
/** Keys of the form that have no action of their own. */
export type FormChange = ChangeOf<
  Pick<
    PlaygroundForm,
    | 'formId'
    | 'validation'
    | 'checks'
    | 'layout'
    | 'texts'
    | 'prefill'
    | 'review'
    | 'session'
    | 'repeats'
    | 'action'
    | 'cssId'
    | 'errorMessage'
    | 'requiredMarker'
  >
>;

/** New value of one setting. */
export type SettingAction = {
  readonly [Key in keyof PlaygroundSettings]: {
    readonly type: 'set-setting';
    readonly setting: Key;
    readonly value: PlaygroundSettings[Key];
  };
}[keyof PlaygroundSettings];

/**
 * Step of the author. Indices count the fields of all pages from 0, page breaks included: a page break ends its page.
 * A field is found by its name, the first one of several with the same.
 */
export type PlaygroundAction =
  /** Adds a field at an index; without one, before the last submit button. The name is free and of its type. */
  | { readonly type: 'add-field'; readonly fieldType: FieldType; readonly at?: number }
  /** Changes a field, and renames it everywhere if `to` is another name that is free. */
  | {
      readonly type: 'edit-field';
      readonly name: string;
      readonly change: FieldChange;
      readonly to?: string;
    }
  /** Renames a field everywhere. A name that is empty or taken changes nothing. */
  | { readonly type: 'rename-field'; readonly name: string; readonly to: string }
  /** Moves a field; `to` is its index afterwards. */
  | { readonly type: 'move-field'; readonly name: string; readonly to: number }
  /** Removes a field, also from the targets of conditions. Rules and totals that read it stay, and are problems. */
  | { readonly type: 'remove-field'; readonly name: string }
  /** Adds a copy with a free name behind a field. */
  | { readonly type: 'duplicate-field'; readonly name: string }
  | { readonly type: 'set-conditions'; readonly conditions: readonly PlaygroundCondition[] }
  | { readonly type: 'set-calculations'; readonly calculations: readonly PlaygroundCalculation[] }
  | { readonly type: 'set-bot-check'; readonly botCheck: BotCheckDefinition | null }
  /** Sets a setting. A theme also sets the layout that it is made for. */
  | SettingAction
  | { readonly type: 'set-title'; readonly title: string }
  | { readonly type: 'edit-form'; readonly change: FormChange }
  | { readonly type: 'replace'; readonly state: Playground };

/** Part of a playground that a problem is about. */
export type ProblemPlace =
  | { readonly is: 'form' }
  | { readonly is: 'field'; readonly name: string }
  | { readonly is: 'condition' | 'calculation'; readonly index: number };

/** Something that the author has to mend. */
export interface Problem {
  readonly place: ProblemPlace;
  /** `error` if the form does not work so, `warning` if it works in part. */
  readonly level: 'error' | 'warning';
  readonly words: Words;
}
