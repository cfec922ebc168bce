/** Calls that the scripts of a page make: recorded where they describe a form, queued where they need its element. */
import type { PreviewDefinition } from '../elements/rs-form/definition/definition.model.js';
import type { LayoutClasses } from '../elements/rs-form/definition/layouts.model.js';
import { attempt } from './utils.dom.js';

/** Function of the page with its arguments, `[fn, ...values]`, as the server writes it. */
export type Callback = readonly [run: (...values: unknown[]) => unknown, ...values: unknown[]];

/** Widget that the inline block starts. `id` is the number in the ids of its parts ("1_0"). */
export interface WidgetCall {
  readonly kind: 'date-time' | 'date' | 'slider';
  readonly id: string;
  readonly options: unknown;
}

/** Site key and action of a form's bot check. */
export interface BotCheckCall {
  readonly siteKey: string;
  readonly action: string;
}

/** Record of the calls about one form. A repeated call is recorded once. */
export class FormCalls {
  declare readonly formId: number;
  /** True after `Ajax.overrideSubmit`: the server validates before a submit. */
  isServerAsked = false;
  /** True after `setHTML5Validation`: the browser validates. */
  isChecked = false;
  isDisabledOnSubmit = false;
  declare classes: LayoutClasses | undefined;
  declare botCheck: BotCheckCall | undefined;
  readonly limits = new Map<string, number>();
  readonly widgets = new Map<string, WidgetCall>();
  /** Previews by the id of their element. */
  readonly previews = new Map<string, PreviewDefinition>();
  /** Functions of the server that run a condition, each with the fields whose change runs it. */
  readonly conditions = new Map<() => unknown, Set<string>>();
  /** Fields that totals are computed from. */
  readonly operands = new Set<string>();
  readonly callbacks = new Map<string, Callback[]>();
  /** Queue of functions. Each replaces one submit. The form's element shares the array. */
  readonly events: (() => void)[] = [];
  /** True while a submit runs that a script of the page has requested. */
  isAskedByPage = false;
  /** True if the current submit comes from the element or a script, and not from a visitor's press. */
  isServerSubmit = false;
  /** Texts of fields: field name → key → text. */
  readonly texts = new Map<string, Map<string, string>>();

  constructor(formId: number) {
    this.formId = formId;
  }
}

/** Record of the calls of a page, form by form. */
export class RecordedCalls {
  readonly forms = new Map<number, FormCalls>();
  /** Queues of submit functions by form id, as page scripts read them. */
  readonly events = Object.create(null) as Record<string, (() => void)[]>;
  /** Texts for all forms. */
  readonly texts = new Map<string, string>();
  /** Settings of the date pickers under the server's names: `START_WEEKDAY`. */
  readonly pickers: object[] = [];
  /** Calendar input → function that returns its date in seconds since 1970. */
  readonly dates = new WeakMap<Element, () => number>();
  /** Answer of the server → form that it validates. Two forms of a page may have the same id. */
  readonly formOfAnswer = new WeakMap<object, HTMLFormElement>();
  /** Listener for new records. */
  onChange: () => void = () => undefined;

  /** Returns the record of a form, at first an empty one. */
  of(formId: unknown): FormCalls {
    const id = Number(formId);
    const known = this.forms.get(id);
    if (known) return known;
    const made = new FormCalls(id);
    this.forms.set(id, made);
    this.events[id] = made.events;
    return made;
  }

  /** Writes into the record of a form, and calls the listener. */
  record(formId: unknown, write: (form: FormCalls) => void): void {
    write(this.of(formId));
    this.onChange();
  }

  /** Calls the callbacks of a form with this name. An error of one does not stop the next. */
  runCallbacks(formId: unknown, name: string): void {
    for (const [run, ...values] of this.of(formId).callbacks.get(name) ?? [])
      attempt(() => run.apply(window, values));
  }
}

type Run = (...values: never[]) => unknown;

/** Functions that the queued calls need, by the name of the call. A call without one is a no-op. */
export type QueuedFunctions = Readonly<Partial<Record<QueuedName, Run>>>;

/** Names of the calls that need the form's element. */
export type QueuedName =
  | 'addMoreFiles'
  | 'changePage'
  | 'disableInvalidDates'
  | 'displayErrors'
  | 'executeBotCheck'
  | 'hideCalendars'
  | 'initGeoLocation'
  | 'jQuery'
  | 'openImageModal'
  | 'requestLocation'
  | 'runConditions'
  | 'showCalendar'
  | 'showThankYou'
  | 'submitForm'
  | 'validate';

type QueuedCall = readonly [name: QueuedName, values: readonly unknown[]];

/** Queue of the calls that come before `rsform-drop-in.js`. Later calls run at once. */
export class CallQueue {
  readonly #waiting: QueuedCall[] = [];
  #functions: QueuedFunctions | undefined;

  /** Returns true once the functions are loaded. */
  get isConnected(): boolean {
    return this.#functions !== undefined;
  }

  /** Creates a function of the page's API that is queued until the functions are loaded. */
  defer(name: QueuedName): (...values: unknown[]) => void {
    return (...values) => {
      if (this.isConnected) this.#run([name, values]);
      else this.#waiting.push([name, values]);
    };
  }

  /** Runs later calls with these functions. Calls in the queue wait for `replay`. */
  connect(functions: QueuedFunctions): void {
    this.#functions = functions;
  }

  /**
   * Runs the calls in the queue in their order, and removes them.
   *
   * @param only name of the calls to run; all by default
   */
  replay(only?: QueuedName): void {
    for (const call of this.#waiting.splice(0))
      if (only === undefined || call[0] === only) this.#run(call);
      else this.#waiting.push(call);
  }

  /** Runs a call. An error of one call does not stop the next. */
  #run([name, values]: QueuedCall): void {
    const run = this.#functions?.[name] as ((...values: unknown[]) => unknown) | undefined;
    attempt(() => run?.(...values));
  }
}
