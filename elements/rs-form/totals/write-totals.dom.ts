import type { CalculationEffect } from './calculation.model.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { dispatchInputEvents } from '../markup/control.dom.js';
import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';

export type TotalControl = HTMLInputElement | HTMLTextAreaElement;

/** The control that takes a total. */
export function totalControl(form: ServerForm, target: string): TotalControl | null {
  return form.controls(target).find(takesTotal) ?? null;
}

/** A number input takes a number with a point, whatever the separators of the page are. */
export function takesRaw(control: TotalControl | null): boolean {
  return control !== null && controlTraits(control.type).total === 'plain';
}

/** Returns what stands in the place of a total that is no number; null for one that is. */
export type TotalWords = (effect: CalculationEffect) => string | null;

/** Writes totals and knows what is written. */
export interface TotalWriter {
  /** Returns whether the control still holds this total as it took it. */
  holds(control: TotalControl, effect: CalculationEffect): boolean;
  /** Writes a total; `isTyping` says whether the visitor's own change is the cause. */
  write(control: TotalControl, effect: CalculationEffect, isTyping: boolean): void;
}

export function createTotalWriter(wordsFor: TotalWords): TotalWriter {
  /** A control can make something else of a text: a range holds no more than its largest value. */
  const taken = new Map<TotalControl, { readonly wanted: string; readonly got: string }>();

  function textFor(control: TotalControl, effect: CalculationEffect): string {
    const words = wordsFor(effect);
    if (words !== null) return canSay(control) ? words : '';
    return takesRaw(control) ? String(effect.number) : effect.text;
  }

  return {
    holds(control, effect) {
      const wanted = textFor(control, effect);
      if (control.value === wanted) return true;
      const last = taken.get(control);
      return last?.wanted === wanted && last.got === control.value;
    },
    write(control, effect, isTyping) {
      const wanted = textFor(control, effect);
      control.value = wanted;
      taken.set(control, { wanted, got: control.value });
      // An `input` event is a visitor's first touch of the form to whoever listens: not at load, not after a reset.
      if (isTyping) dispatchInputEvents(control);
      else control.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

/** Returns whether a visitor reads what stands in a control, whatever it is. */
function canSay({ type }: TotalControl): boolean {
  return type === 'text' || type === 'textarea';
}

function takesTotal(control: FieldControl): control is TotalControl {
  return controlTraits(control.type).total !== 'never';
}

/** Writes totals, and ends what would go on for ever because a write causes the next one. */
export interface TotalWrites {
  /** Runs a task that can write totals; `isTyping` says whether a visitor's change is the cause. */
  update(task: () => void, isTyping: boolean): void;
  show(effect: CalculationEffect): void;
  /** Puts a total back that a condition or a script has changed. */
  putBack(target: string, control: Element): void;
}

interface WriteParts {
  readonly controls: ReadonlyMap<string, TotalControl | null>;
  /** Most writes of one total for one cause. More is a cycle through conditions or page scripts. */
  readonly most: number;
  readonly wordsFor: TotalWords;
  readonly reportCycle: (target: string) => void;
}

export function createTotalWrites({ controls, most, wordsFor, reportCycle }: WriteParts): TotalWrites {
  const writer = createTotalWriter(wordsFor);
  const shown = new Map<string, CalculationEffect>();
  const writes = new Map<string, number>();
  let isBusy = false;
  let isTyping = false;

  function show(effect: CalculationEffect): void {
    const { target } = effect;
    shown.set(target, effect);
    const control = controls.get(target);
    if (!control || writer.holds(control, effect)) return;
    const count = (writes.get(target) ?? 0) + 1;
    writes.set(target, count);
    if (count <= most) writer.write(control, effect, isTyping);
    if (count === most + 1) reportCycle(target);
  }

  /** A write is a change like any other and can lead back here: only what starts from outside counts anew. */
  function update(task: () => void, isVisitor: boolean): void {
    if (isBusy) return task();
    [isBusy, isTyping] = [true, isVisitor];
    writes.clear();
    try {
      task();
    } finally {
      isBusy = false;
    }
  }

  return {
    update,
    show,
    putBack(target, control) {
      const effect = shown.get(target);
      // What a visitor types into a total stays until the next result.
      if (!effect || control !== controls.get(target) || control === deepActiveElement(control.ownerDocument))
        return;
      update(() => show(effect), true);
    },
  };
}
