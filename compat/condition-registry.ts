import { attempt, callPageFunction } from './utils.dom.js';

type Options = Readonly<Record<string, unknown>>;

/** Registry of the conditions of a page's forms. The server's functions declare a condition when they run. */
export class ConditionRegistry {
  readonly #forms = new Map<number, Map<string, Options>>();
  /** Functions that declare a condition. Those of the oldest versions change the page themselves. */
  readonly #declaring = new Set<() => unknown>();
  #declared = 0;

  /** Adds a condition. Returns true if it is new. */
  add(options: Options): boolean {
    this.#declared += 1;
    const formId = Number(options['form_id']);
    const known = this.#forms.get(formId) ?? new Map<string, Options>();
    this.#forms.set(formId, known);
    const text = JSON.stringify(options);
    const isNew = !known.has(text);
    if (isNew) known.set(text, options);
    return isNew;
  }

  /** Returns the conditions of a form in the server's order: of two with one target the last one counts. */
  of(formId: number): readonly Options[] {
    return [...(this.#forms.get(formId)?.values() ?? [])];
  }

  /** Runs the server's functions for a form in their order. Each calls `add` by way of `RSFormPro.Conditions.run`. */
  read(formId: number, functions: Iterable<() => unknown>): void {
    const before = this.#forms.get(formId);
    this.#forms.delete(formId);
    callPageFunction(`rsfp_runAllConditions${formId}`);
    for (const run of functions) if (isServers(run)) this.#runServers(run);
    for (const options of before?.values() ?? []) this.add(options);
  }

  /** Returns true if a function does nothing but declare a condition, which the element then applies. */
  isDeclaredBy(run: () => unknown): boolean {
    return this.#declaring.has(run);
  }

  #runServers(run: () => unknown): void {
    const before = this.#declared;
    attempt(run);
    if (this.#declared > before) this.#declaring.add(run);
  }
}

/** Returns true for a function with the name that the server gives to those of conditions. */
const isServers = ({ name }: () => unknown): boolean => /^rsfp_runCondition\d+$/.test(name);
