import { attempt } from './utils.dom.js';

type Options = Readonly<Record<string, unknown>>;

/** The conditions of the forms of a page, as the server's functions say them when they are run. */
export class RuleBook {
  readonly #forms = new Map<number, Map<string, Options>>();
  /** The functions that say a condition when they are run; those of the oldest versions act themselves. */
  readonly #sayers = new Set<() => unknown>();
  #said = 0;

  /** Takes down a condition; answers whether it is new. */
  add(options: Options): boolean {
    this.#said += 1;
    const formId = Number(options['form_id']);
    const known = this.#forms.get(formId) ?? new Map<string, Options>();
    this.#forms.set(formId, known);
    const text = JSON.stringify(options);
    const isNew = !known.has(text);
    if (isNew) known.set(text, options);
    return isNew;
  }

  /** The conditions of a form in the order in which the server runs them: of two on one field the last one counts. */
  of(formId: number): readonly Options[] {
    return [...(this.#forms.get(formId)?.values() ?? [])];
  }

  /** Runs the server's functions for a form, each of which says its condition, in their order. */
  read(formId: number, functions: Iterable<() => unknown>): void {
    const before = this.#forms.get(formId);
    this.#forms.delete(formId);
    const all: unknown = Reflect.get(window, `rsfp_runAllConditions${formId}`);
    if (typeof all === 'function') attempt(all as () => unknown);
    for (const run of functions) if (isServers(run)) this.#hear(run);
    for (const options of before?.values() ?? []) this.add(options);
  }

  /** Whether a function of the page does no more than say a condition, which the element then obeys. */
  isSaidBy(run: () => unknown): boolean {
    return this.#sayers.has(run);
  }

  #hear(run: () => unknown): void {
    const before = this.#said;
    attempt(run);
    if (this.#said > before) this.#sayers.add(run);
  }
}

/** By the name that the server gives to the function of a condition. */
const isServers = ({ name }: () => unknown): boolean => /^rsfp_runCondition\d+$/.test(name);
