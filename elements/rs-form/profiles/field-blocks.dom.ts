import { formElements } from '../../../shared/dom/unclobbered-form.js';
import type { FieldControl } from '../markup/server-form.dom.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { visibleControls } from './find-beside.dom.js';
import type { Profile } from './profile.model.js';

/** Finds the blocks of fields by the ancestors of their controls. */
export class FieldBlocks {
  readonly #form: HTMLFormElement;
  readonly #selector: string;
  readonly #ignored: string;
  /** Number of visible controls in each element of the form. */
  readonly #counts = new Map<Element, number>();

  constructor(form: HTMLFormElement, { block, ignored }: Pick<Profile, 'block' | 'ignored'>) {
    this.#form = form;
    this.#selector = block;
    this.#ignored = ignored;
    for (const control of formElements(form).filter((one) => this.#isCounted(one)))
      for (const element of this.#above(control))
        this.#counts.set(element, (this.#counts.get(element) ?? 0) + 1);
  }

  /** Returns the largest element with these controls and no others; null if each is beside a control of another field. */
  find(controls: readonly FieldControl[]): HTMLElement | null {
    const counted = controls.filter((one) => this.#isCounted(one));
    const [first] = counted;
    if (!first) return null;
    const candidates = this.#above(first).filter(
      (element) =>
        this.#counts.get(element) === counted.length &&
        counted.every((one) => unclobbered(element).contains(one)),
    );
    const marked =
      this.#selector && candidates.findLast((element) => unclobbered(element).matches(this.#selector));
    return marked || (candidates.at(-1) ?? null);
  }

  /** Returns the elements between a control and its form, the nearest first. */
  #above(control: Element): HTMLElement[] {
    const found: HTMLElement[] = [];
    const end = unclobbered(this.#form).contains(control) ? this.#form : documentOf(control).body;
    for (let at = control.parentElement; at && at !== end; at = unclobbered(at).parentElement) found.push(at);
    return found;
  }

  /** Hidden inputs can be anywhere. An `<output>` or a `<fieldset>` has no value of a visitor. */
  #isCounted(element: Element): boolean {
    return (
      unclobbered(element).matches(visibleControls) &&
      !(this.#ignored !== '' && unclobbered(element).matches(this.#ignored))
    );
  }
}
