import { documentOf } from '../../shared/dom/unclobbered.js';
import { listenToSwipe, passTapsOn, type Touch } from './listen-swipe.dom.js';
import type { PanelDialog } from './offcanvas-panel.host.js';
import type { PanelAction } from './panel-state.model.js';
import { stepSwipe, type SwipeAction } from './step-swipe.model.js';
import { signOf } from './theme.dom.js';

/** Parts and callbacks of a swipe. */
export interface SwipeContext {
  readonly parts: PanelDialog;
  /** Called when a finger touches the edge or the panel. Reads the side of the panel and loads the view. */
  readonly onStart: () => void;
  readonly send: (action: PanelAction) => void;
}

/**
 * Starts the swipes that pull the panel in and push it out.
 *
 * @returns A function that stops them.
 */
export function startSwipe({ parts, onStart, send }: SwipeContext): () => void {
  const { dialog } = parts;
  const listening = new AbortController();
  const { signal } = listening;
  const edge = documentOf(dialog).createElement('div');
  edge.className = 'edge';
  dialog.after(edge);
  const complete = (touch: Touch): SwipeAction => {
    if (touch.type !== 'touch-began') return touch;
    onStart();
    return { ...touch, width: measure(parts), sign: signOf(dialog) };
  };
  const onTouch = (touch: Touch) => {
    const action = complete(touch);
    send({ type: 'touched', step: (state) => stepSwipe(state, action) });
  };
  passTapsOn(edge, signal);
  listenToSwipe(documentOf(edge), [edge, dialog], onTouch, signal);
  return () => {
    listening.abort();
    edge.remove();
  };
}

/** Measures the width of the panel. A closed panel has no box: it gets one until the next frame is painted. */
function measure({ dialog, panel }: PanelDialog): number {
  if (!dialog.open) dialog.style.setProperty('display', 'block');
  const width = panel.offsetWidth;
  dialog.style.removeProperty('display');
  return width;
}
