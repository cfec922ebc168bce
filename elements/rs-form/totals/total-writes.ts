import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { createTotalWriter, type TotalControl, type TotalWords } from './write-total.dom.js';
import type { CalculationEffect } from './calculation.model.js';

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
