import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { CalculationEffect } from './calculation.model.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { dispatchInputEvents } from '../../../shared/dom/dispatch-input-events.js';
import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';

type TotalControl = HTMLInputElement | HTMLTextAreaElement;

/** The control that takes a total. */
export function totalControl(form: ServerForm, target: string): TotalControl | null {
  return form.controls(target).find(isTotalControl) ?? null;
}

/** A number input accepts a decimal point only, whatever the separators of the page are. */
export function acceptsRaw(control: TotalControl | null): boolean {
  return control !== null && controlTraits(control.type).total === 'plain';
}

/** Returns the replacement of a total that is no number; null for one that is. */
type TotalWords = (effect: CalculationEffect) => string | null;

interface WriteParts {
  readonly controls: ReadonlyMap<string, TotalControl | null>;
  /** Most writes of one total for one cause. More is a cycle through conditions or page scripts. */
  readonly most: number;
  readonly wordsFor: TotalWords;
  readonly reportCycle: (target: string) => void;
}

/** Writes totals, and ends an endless loop in which each write causes the next one. */
export class TotalWrites {
  readonly #parts: WriteParts;
  readonly #shown = new Map<string, CalculationEffect>();
  readonly #counts = new Map<string, number>();
  /** Texts that were written, with the resulting values of the controls: a range clamps its value. */
  readonly #taken = new Map<TotalControl, { readonly wanted: string; readonly got: string }>();
  #isBusy = false;
  #isTyping = false;

  constructor(parts: WriteParts) {
    this.#parts = parts;
  }

  /** Writes a total, unless its control holds it as it took it. */
  readonly show = (effect: CalculationEffect): void => {
    const { controls, most, reportCycle } = this.#parts;
    const { target } = effect;
    this.#shown.set(target, effect);
    const control = controls.get(target);
    if (!control) return;
    const wanted = this.#textFor(control, effect);
    if (this.#holds(control, wanted)) return;
    const count = (this.#counts.get(target) ?? 0) + 1;
    this.#counts.set(target, count);
    if (count <= most) this.#write(control, wanted);
    if (count === most + 1) reportCycle(target);
  };

  /**
   * Runs a task that can write totals; `isTyping` is true if a change of the visitor is the cause. A write dispatches a
   * change and can call this method again. Only a call from outside resets the count.
   */
  update(task: () => void, isTyping: boolean): void {
    if (this.#isBusy) return task();
    this.#isBusy = true;
    this.#isTyping = isTyping;
    this.#counts.clear();
    try {
      task();
    } finally {
      this.#isBusy = false;
    }
  }

  /** Restores a total that a condition or a script has changed. Text of a visitor stays until the next result. */
  putBack(target: string, control: Element): void {
    const effect = this.#shown.get(target);
    const isTotal = control === this.#parts.controls.get(target);
    if (effect && isTotal && control !== deepActiveElement(documentOf(control)))
      this.update(() => this.show(effect), true);
  }

  #textFor(control: TotalControl, effect: CalculationEffect): string {
    const words = this.#parts.wordsFor(effect);
    if (words !== null) return canSay(control) ? words : '';
    return acceptsRaw(control) ? String(effect.number) : effect.text;
  }

  #holds(control: TotalControl, wanted: string): boolean {
    const last = this.#taken.get(control);
    return control.value === wanted || (last?.wanted === wanted && last.got === control.value);
  }

  #write(control: TotalControl, wanted: string): void {
    control.value = wanted;
    this.#taken.set(control, { wanted, got: control.value });
    // An `input` event is a visitor's first touch of the form to whoever listens: not at load, not after a reset.
    if (this.#isTyping) dispatchInputEvents(control);
    else control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Returns true if a visitor can read the value of a control. */
function canSay({ type }: TotalControl): boolean {
  return type === 'text' || type === 'textarea';
}

function isTotalControl(control: FieldControl): control is TotalControl {
  return controlTraits(control.type).total !== 'never';
}
