import { createFormTexts } from '../form/form-texts.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { type FieldHelper, helperFor, addedElements } from './field-helper.js';
import { type LimitHint, placeLimitHints, tickedIn, writeLimitHint } from './limit-hints.dom.js';

/** State of the hint of one group. */
interface HintState {
  readonly ticked: ReadonlySet<HTMLInputElement>;
  /** Flag: the last press was refused. */
  readonly isRefused: boolean;
  readonly text: string;
}

/** Says how many boxes may be ticked, before the limit is reached, and why a press had another result. */
export function startLimitHints({ shell, form, definition, undoLog }: FormSession): FieldHelper {
  const translate = createFormTexts(shell, definition.texts);
  const hints = placeLimitHints(form, definition.fields);
  const states = new Map<LimitHint, HintState>();

  /** Writes a hint. Returns the text that must be announced. */
  function write(hint: LimitHint, pressed?: Element): string {
    const before = states.get(hint);
    const ticked = new Set(tickedIn(hint));
    const isSame = before !== undefined && isSameSet(before.ticked, ticked);
    const isRefusal = isSame && isRefused(hint, before, pressed);
    const isStill = isSame && before.isRefused;
    const text = textOf(hint, ticked.size, isRefusal || isStill, translate);
    writeLimitHint(undoLog, hint, text);
    states.set(hint, { ticked, isRefused: isRefusal || isStill, text });
    return isRefusal || text !== before?.text ? text : swapText(before, ticked, translate);
  }

  function changed(name: string, pressed?: Element): void {
    for (const hint of hints) {
      const text = hint.name === name ? write(hint, pressed) : '';
      if (text !== '') shell.announce(text);
    }
  }

  hints.forEach((hint) => write(hint));
  return {
    ...helperFor(hints, (hint) => void write(hint)),
    ...addedElements(hints),
    // A refused press has two events; the second one has nothing new to say.
    fieldChanged: (name, target, isLeft) => changed(name, isLeft ? undefined : target),
  };
}

/** Returns true if a press on a box has left the group as it was. */
function isRefused(
  { limit, boxes }: LimitHint,
  { ticked }: HintState,
  pressed: Element | undefined,
): boolean {
  const box = boxes.find((one) => one === pressed);
  return limit.onLimit === 'refuse' && box !== undefined && !box.checked && ticked.size >= limit.most;
}

function textOf({ limit }: LimitHint, count: number, isRefusal: boolean, translate: Translate): string {
  const { most, onLimit } = limit;
  if (onLimit === 'block') return count >= most ? translate('rs-form.limit', most) : '';
  // A press on another box always works where one may be ticked.
  if (count === 0 || (onLimit === 'swap' && most === 1)) return '';
  return translate(isRefusal ? 'rs-form.limit' : 'rs-form.limit-hint', most);
}

/** Returns the text for a box that was unticked because another one was ticked; '' if there is none. */
function swapText(before: HintState, after: ReadonlySet<HTMLInputElement>, translate: Translate): string {
  const hasCome = [...after].some((box) => !before.ticked.has(box));
  const [gone] = [...before.ticked].filter((box) => !after.has(box));
  return hasCome && gone ? translate('rs-form.unticked', labelOf(gone)) : '';
}

function labelOf({ labels, value }: HTMLInputElement): string {
  return labels?.[0]?.textContent.trim() || value;
}

function isSameSet(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item));
}
