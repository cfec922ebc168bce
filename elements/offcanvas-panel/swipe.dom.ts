import { listenToSwipe, passTapsOn, type Touch } from './listen-swipe.dom.js';
import type { PanelDialog } from './panel-dialog.dom.js';
import type { PanelAction } from './panel-state.model.js';
import { stepSwipe, type SwipeAction } from './step-swipe.model.js';
import { signOf } from './theme.dom.js';

/** What a swipe moves. */
export interface SwipeParts {
  readonly parts: PanelDialog;
  /** Finds out at which edge the panel waits. */
  readonly aim: () => void;
  readonly send: (action: PanelAction) => void;
  readonly signal: AbortSignal;
}

/** Lets a finger pull the panel in from the edge and push it out, until the signal. */
export function startSwipe({ parts, aim, send, signal }: SwipeParts): void {
  const { dialog } = parts;
  const edge = dialog.ownerDocument.createElement('div');
  edge.className = 'edge';
  dialog.after(edge);
  const complete = (touch: Touch): SwipeAction => {
    if (touch.type !== 'touch-began') return touch;
    aim();
    return { ...touch, width: measure(parts), sign: signOf(dialog) };
  };
  const onTouch = (touch: Touch) => {
    const action = complete(touch);
    send({ type: 'touched', step: (state) => stepSwipe(state, action) });
  };
  passTapsOn(edge, signal);
  listenToSwipe(edge.ownerDocument, [edge, dialog], onTouch, signal);
  signal.addEventListener('abort', () => edge.remove());
}

/** A closed panel has no box: it gets one for as long as no frame is painted. */
function measure({ dialog, panel }: PanelDialog): number {
  if (!dialog.open) dialog.style.setProperty('display', 'block');
  const width = panel.offsetWidth;
  dialog.style.removeProperty('display');
  return width;
}
