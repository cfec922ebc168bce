import { attempt } from './utils.dom.js';

type Run = (...values: never[]) => unknown;

/** What the part that comes later can do, by the names of the calls. */
export type LateFunctions = Readonly<Partial<Record<LateName, Run>>>;

/** The calls that wait until the form has its element. */
export type LateName =
  | 'addMoreFiles'
  | 'changePage'
  | 'disableInvalidDates'
  | 'displayErrors'
  | 'executeBotCheck'
  | 'hideCalendars'
  | 'initGeoLocation'
  | 'openImageModal'
  | 'requestLocation'
  | 'runConditions'
  | 'showCalendar'
  | 'showThankYou'
  | 'submitForm'
  | 'validate';

/** Takes calls for a part that is not there yet, and hands them over in their order when it is. */
export class LateCalls {
  readonly #waiting: (readonly [LateName, unknown[]])[] = [];
  #functions: LateFunctions | undefined;

  /** Whether the forms have their elements: they do their work themselves from then on. */
  get isThere(): boolean {
    return this.#functions !== undefined;
  }

  /** A function of the page's API that does its work as soon as it can. */
  make(name: LateName): (...values: unknown[]) => void {
    return (...values) => {
      if (this.#functions) this.#run(this.#functions, name, values);
      else this.#waiting.push([name, values]);
    };
  }

  /** What is not among them is not done. */
  arrived(functions: LateFunctions): void {
    this.#functions = functions;
  }

  /** Does what was called before: all of it, or the calls of one name. */
  catchUp(only?: LateName): void {
    const functions = this.#functions ?? {};
    const waiting = this.#waiting.splice(0);
    this.#waiting.push(...waiting.filter(([name]) => only !== undefined && name !== only));
    for (const [name, values] of waiting)
      if (only === undefined || name === only) this.#run(functions, name, values);
  }

  #run(functions: LateFunctions, name: LateName, values: unknown[]): void {
    // A call of the page that breaks must not break the next one.
    attempt(() => (functions[name] as ((...values: unknown[]) => unknown) | undefined)?.(...values));
  }
}
