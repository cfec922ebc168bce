import type { LayoutClasses } from '../definition/layouts.model.js';

/** A function of the page with what it is called with: `[fn, ...values]`, as the server writes it. */
export type Callback = readonly [run: (...values: unknown[]) => unknown, ...values: unknown[]];

/** A widget that the inline block starts, by the id in the ids of its parts ("1_0"). */
export interface WidgetCall {
  readonly kind: 'date-time' | 'date' | 'slider';
  readonly id: string;
  readonly options: unknown;
}

/** The site key and the action of a form's bot check. */
export interface BotCheckCall {
  readonly siteKey: string;
  readonly action: string;
}

/** What the inline scripts of a page have said about one form; what they say twice counts once. */
export class FormCalls {
  readonly formId: number;
  /** `Ajax.overrideSubmit`: the server is asked before a submit. */
  isServerAsked = false;
  /** `setHTML5Validation`: the browser checks. */
  isChecked = false;
  isDisabledOnSubmit = false;
  classes: LayoutClasses | undefined;
  botCheck: BotCheckCall | undefined;
  /** The page that the server wants to be shown first. */
  firstPage: number | undefined;
  readonly limits = new Map<string, number>();
  readonly widgets = new Map<string, WidgetCall>();
  /** What is run when a field has changed: the field's name and the server's function. */
  readonly conditions = new Map<() => unknown, Set<string>>();
  /** The fields that totals are made of. */
  readonly operands = new Set<string>();
  readonly callbacks = new Map<string, Callback[]>();
  /** Functions each of which takes the place of one submit: the queue that the form's element takes them from. */
  readonly events: (() => void)[] = [];
  /** Whether a script of the page has asked for the submit that goes through the page now. */
  isAskedByPage = false;
  /** Whether that submit is the form's own, and no press of the visitor. */
  isOwnSubmit = false;
  /** The words of fields: name → key → text. */
  readonly texts = new Map<string, Map<string, string>>();

  constructor(formId: number) {
    this.formId = formId;
  }
}

/** What the inline scripts have said, form by form; whoever listens hears of each new word. */
export class RecordedCalls {
  readonly forms = new Map<number, FormCalls>();
  /** The queues of all forms, as page scripts look at them. */
  readonly events = Object.create(null) as Record<string, (() => void)[]>;
  /** The words that hold for all forms. */
  readonly texts = new Map<string, string>();
  /** The settings of the pickers, by their own names: `START_WEEKDAY`. */
  readonly pickers: object[] = [];
  /** What reads the date of a calendar's input, in seconds. */
  readonly dates = new WeakMap<Element, () => number>();
  /** The form that each answer of the server is about: two forms of a page may have the same number. */
  readonly answered = new WeakMap<object, HTMLFormElement>();
  changed: () => void = () => undefined;

  /** What is known of a form, for one who only reads. */
  of(formId: unknown): FormCalls {
    const id = Number(formId);
    const known = this.forms.get(id);
    if (known) return known;
    const made = new FormCalls(id);
    this.forms.set(id, made);
    this.events[String(id)] = made.events;
    return made;
  }

  /** Writes down what is said of a form. */
  note(formId: unknown, write: (form: FormCalls) => void): void {
    write(this.of(formId));
    this.changed();
  }
}
