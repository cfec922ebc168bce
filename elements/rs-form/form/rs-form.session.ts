import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { Politeness } from '../../../shared/element/announcer.js';
import type { ShellCore } from '../../../shared/element/shell-element.js';
import type { Store } from '../../../shared/store/create-store.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { Failure, FieldError } from '../checks/violation.model.js';
import type { VisibilityAction, VisibilityState } from '../conditions/visibility.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { LayoutClasses } from '../definition/layouts.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import type { SentInputs } from '../markup/values.dom.js';
import type { AttemptGoal } from './attempt-goal.model.js';
import type { FieldMasks, FormRows } from './form-fields.host.js';
import type { FormHooks } from './rs-form.hooks.js';

/** Interface of the element for a form's core and features. */
export interface FormHost extends HTMLElement {
  readonly disableOnSubmit: boolean;
  readonly scrollToError: boolean;
  readonly focusOnError: '' | 'field' | 'list';
  readonly validation: string;
  readonly validateUrl: string;
  readonly src: string;
  readonly history: '' | 'pages';
  readonly submit: '' | 'native' | 'fetch';
  readonly withoutDraft: boolean;
  readonly privacy: '' | 'strict';
  readonly consentCategory: string;
  readonly locale: string;
  readonly botCheckOptional: boolean;
  readonly saveUrl: string;
  readonly toolName: string;
  readonly toolDescription: string;
  readonly returnHosts: string;
  readonly markup: string;
  /** The form that is enhanced. */
  readonly form: HTMLFormElement | null;
  /** The functions of page scripts that take part. */
  readonly hooks: FormHooks;
  announce(text: string, politeness?: Politeness): void;
  setState(name: string, isOn: boolean): void;
  report(error: unknown, part?: string): void;
  readonly hasCore: boolean;
  /** Runs the task with the core: now, or when the core has started. */
  withCore(task: (core: FormCore) => void): void;
  /** Ends the core, and starts another one. */
  restartCore(): void;
  adoptChrome(styles: readonly CSSResult[]): void;
  /** Loads the texts of the form's language; undefined if there is nothing to load. Never rejects. */
  loadTexts(): Promise<void> | undefined;
  reset(): void;
  goToPage(page: number, options: { readonly validate: boolean }): Promise<boolean>;
}

/** Core of an `<rs-form>` while it is in the document, as the element sees it. */
export interface FormCore extends ShellCore {
  /** Checks the whole form. Settles with true if it is valid. */
  requestValidation?(): Promise<boolean>;
  /** Goes to a page. Settles with true if it is shown. */
  goToPage?(page: number, validate: boolean): Promise<boolean>;
  /** The page on show, from 0. */
  readonly page?: number;
  /** Shows a page again, after a restart. The focus stays. */
  showAgain?(page: number): void;
}

/** Objects of an enhanced form that every feature works with. */
export interface FormSession {
  readonly shell: FormHost;
  readonly form: ServerForm;
  readonly definition: FormDefinition;
  /** All writes into the server's markup go through it, so that they can be taken back. */
  readonly undoLog: UndoLog;
  readonly visibility: Store<VisibilityState, VisibilityAction>;
  readonly pages: Pages;
  /**
   * Inputs at the start: hidden dates, which a browser's reset does not change, and fields that were passwords then.
   */
  readonly sentInputs: SentInputs;
  readonly contributions: Contributions;
  /** Groups with rows that a visitor adds and removes; undefined for a form without. */
  readonly rows?: FormRows | undefined;
}

/** A feature of a form. It may start when the visitor has already typed: it reads the form as it is then. */
export interface FormFeature {
  /** The form was touched, or changed by script, for the first time. Called at the start if that was before. */
  touched?(): void;
  /** A field has another value: typed, chosen, or written by script. `isLeft` is true for a `change` event. */
  fieldChanged?(name: string, control: Element, isLeft?: boolean): void;
  /** The fields are read again before an attempt: a script may have filled them in without an event. */
  formRead?(): void;
  /** The form was reset: every field is back at its default. */
  formReset?(): void;
  /** A condition has hidden a field. */
  fieldHidden?(name: string): void;
  /** Conditions have shown fields. The list is empty where the shown fields are hidden again already. */
  fieldsShown?(names: readonly string[]): void;
  /** Another page of the form is on show (0-based). */
  pageTurned?(page: number): void;
  /** The document is shown, at first or again: the browser may have put values back; true from its cache. */
  pageReturned?(isRestored: boolean): void;
  /**
   * Returns the errors of the checked and visible fields.
   *
   * @param only The name of the only field that counts.
   */
  findErrors?(isChecked: (name: string) => boolean, only?: string): readonly FieldError[];
  /** Adds entries to the server validation. */
  addToCheck?(post: URLSearchParams): void;
  /** Called right before the form is sent. Values to post must be in its controls now. */
  beforeSend?(): void;
  /**
   * Called after a post that the server has refused without leaving the page. Renew single-use values: captcha, CSRF
   * token, bot token.
   */
  postRefused?(): void;
  /** Adds the rows that a draft has keys for. Settles with true if the form has started again with them. */
  addRowsFor?(keys: readonly string[]): Promise<boolean>;
  /** Stores the values of the form now, with the time. */
  keepDraft?(): void;
  /** Gets the token of the bot check for each attempt to send. One feature of a form has it. */
  readonly botGuard?: BotGuard;
  /** The pages of the form. One feature has them. */
  readonly paging?: Paging;
  /** The attempts to send. One feature has them. */
  readonly attempts?: FormAttempts;
  readonly masks?: FieldMasks;
  /** Reverts changes that the undo log does not contain. */
  stop(): void;
}

/** Result of a bot check: its token, or why there is none. */
export type BotAnswer = { readonly token: string } | { readonly failure: Failure };

/** A bot check behind the consent gate. */
export interface BotGuard {
  /** Returns a fresh token for one attempt. Never rejects. */
  ask(): Promise<BotAnswer>;
  /** The box that asks for consent in place; `proceed` runs once the visitor has allowed the check there. */
  consentBox(proceed: () => void): HTMLElement;
  /** The label of the button that sends without the check. */
  readonly sendAnywayText: string;
  /** Returns the text of a task that a visitor has to do first; '' without one. */
  wordsFor(failure: Failure): string;
  /** The token that an attempt has had is used up. */
  release(): void;
  /** Restarts the check: an earlier result, sent or not, is void. */
  renew(): void;
  stop(): void;
}

/** Attempts to send a form, or to reach its next page. */
export interface FormAttempts {
  /** Errors of the last attempt that are left. */
  readonly errors: readonly FieldError[];
  /** True from a press until the form can be sent again. */
  readonly isUnderWay: boolean;
  /**
   * Stops the submit event before any listener of the page, if the form is invalid or waits for an answer.
   */
  refuseEarly(event: SubmitEvent): void;
  /** Handles the submit event of a press: allows it, or prevents it and shows the reason. */
  press(event: SubmitEvent): void;
  /** Checks for a goal, then runs it. Settles with true if the goal was reached. */
  reach(goal: AttemptGoal): Promise<boolean>;
}

/** Contributions of the features to an attempt to send. */
export interface Contributions {
  /** True once the form was touched, or changed by script: a feature that starts later has missed that. */
  readonly isTouched: boolean;
  /** Starts the needed features of this name now, those of late folders again after a failure. Never rejects. */
  request(name: string): Promise<void>;
  /** Returns the first result of a feature; undefined if none has one. */
  find<Part>(read: (feature: FormFeature) => Part | undefined): Part | undefined;
  /** Runs the task for every started feature. An error of one is reported and stops no other. */
  notify(task: (feature: FormFeature) => void): void;
}

/** The pages of a form as its other features use them. */
export interface Pages {
  /** The pages; null for a form without. */
  readonly paging: Paging | null;
  /** Asks for another page, as a button of the form does. */
  request(turn: PageTurn): void;
  /** Another page is on show. */
  turned(page: number): void;
}

/** The pages of a form that has more than one. Page numbers are 0-based. */
export interface Paging {
  readonly current: number;
  /** The index of the last page. */
  readonly last: number;
  /** The error classes that the page buttons carry; null where none does. */
  readonly classes: LayoutClasses | null;
  /** Returns the page with a field or an element; null if no page has it. */
  pageOf(fieldName: string): number | null;
  pageAt(element: Element | null): number | null;
  /**
   * Adds a page behind all others, which is hidden so far, and returns its number. The buttons that send the form, wherever
   * they are, lead to it and send from it.
   */
  add(element: HTMLElement, buttons: readonly HTMLElement[]): number;
  /** Shows a page without any check; false where a listener of the page objected. */
  show(page: number, reason: 'goal' | 'error' | 'script'): boolean;
}

/** A request to change the page. */
export interface PageTurn {
  readonly from: number;
  readonly to: number;
  /** Flag: the fields of `from` are checked first. */
  readonly validate: boolean;
}
