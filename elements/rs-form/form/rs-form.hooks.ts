import { fieldNameOf } from '../markup/server-names.model.js';

/** The moments at which a page's own functions are called. */
export type CallbackName =
  /** The page has moved forward; the page has moved at all; the page to show progress for. */
  | 'nextPage'
  | 'changePage'
  | 'progress'
  /** A page check has passed or failed. */
  | 'nextPageSuccess'
  | 'nextPageFailed'
  /** The check of the whole form has passed or failed. */
  | 'afterValidationSuccess'
  | 'afterValidationFailed';

/** Function of the page. It gets the page (0-based) that is shown or was checked; null for the whole form. */
export type FormCallback = (page: number | null) => void;

/** Callbacks of a page script for the server validation: they may change the request, and add failing fields. */
export interface ExtraValidation {
  /** Before the call: pairs may be added or changed, and a promise holds it until they are. */
  beforeSend?(pairs: URLSearchParams): void | Promise<void>;
  /** After the answer: the names of further failing fields with their messages. */
  afterAnswer?(answer: unknown): readonly { readonly name: string; readonly message: string }[] | undefined;
}

/** The functions of page scripts that take part in a form. */
export class FormHooks {
  /** Functions of the page, each with the moment at which it is called. */
  readonly callbacks = new Set<{ readonly name: CallbackName; readonly run: FormCallback }>();
  /** Queue of callbacks. Each replaces one submit. */
  events: (() => void)[] = [];
  readonly validations = new Set<ExtraValidation>();
  /** Flag: a submit by script, after a check, posts the form without the name and value of its button. */
  omitsButton = false;
  /** Flag: the form itself fills in fields now. The visitor has not touched them. */
  isFilling = false;
  /** Returns the field that a control belongs to, by the control's name; null for a control that is no field. */
  fieldOf: (controlName: string) => string | null = fieldNameOf;
  /** Control name → function that reads its rich-text editor. Null keeps the control's value. */
  readonly editors = new Map<string, () => string | null>();

  /** Calls the function at every such moment; returns the way to stop. */
  addCallback(name: CallbackName, run: FormCallback): () => void {
    const callback = { name, run };
    this.callbacks.add(callback);
    return () => this.callbacks.delete(callback);
  }

  /** Adds to the registry of extra validation; returns the way to stop. */
  addValidation(validation: ExtraValidation): () => void {
    this.validations.add(validation);
    return () => this.validations.delete(validation);
  }

  /** Queues a callback that replaces one submit. It must submit the form itself when it is done. */
  addFormEvent(run: () => void): void {
    this.events.push(run);
  }
}
