import { readEarlySwipes } from '../gestures/early-swipes.dom.js';
import { listenToMouse } from '../gestures/listen-mouse.dom.js';
import { listenToTouch } from '../gestures/listen-touch.dom.js';
import type { SwipeGoal } from '../gestures/swipe.model.js';
import type { MediaBoxHost, ViewerModel } from '../media-box.host.js';
import type { EarlyInput } from '../opening/early-input.dom.js';
import type { ViewerDialog } from '../opening/viewer-dialog.dom.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { listenToKeys } from './listen-keys.dom.js';
import { createNeighbours } from './neighbour-previews.dom.js';
import { restControls } from './rest-controls.dom.js';

/** Events that start an interaction. Tab does not, because it is used to reach the pause button. */
const types = ['pointerdown', 'keydown', 'wheel'] as const;

/** Time without a further resize before the window is measured, in milliseconds. */
const resizeDelayMs = 300;

interface ViewerListeners {
  readonly host: MediaBoxHost;
  readonly parts: ViewerDialog;
  readonly model: ViewerModel;
}

/**
 * Handles all input in an open viewer except its buttons, until the signal aborts.
 *
 * @returns Function that repeats the input from before.
 */
export function listenToViewer(
  { host, parts, model }: ViewerListeners,
  signal: AbortSignal,
): (input: EarlyInput) => void {
  const { dialog, body, content } = parts;
  const { store, zoom } = model;
  const { send } = store;
  const window = documentOf(host).defaultView as Window;
  const press = listenToKeys({ dialog, zoom, send }, signal);
  listenToTouched(dialog, () => send({ type: 'touched' }), signal);
  listenToWindow(window, () => zoom.fit(), signal);
  restControls({ dialog, window, mayRest: () => store.state.progress === 'shown' }, signal);
  listenToMouse(content, zoom, signal);
  const swiped = (goal: SwipeGoal) =>
    send(goal === 'close' ? { type: 'close-asked', source: 'swipe' } : { type: 'navigated', to: goal });
  const neighbours = createNeighbours(documentOf(host), model);
  listenToTouch({ body, content, zoom, neighbours, swiped }, signal);
  return ({ drainKeys, drainTouches }) => {
    drainKeys().forEach(press);
    const area = { width: content.clientWidth, isRightToLeft: content.matches(':dir(rtl)') };
    readEarlySwipes(drainTouches(), area).forEach(swiped);
  };
}

/** Calls back for an interaction other than with the pause button, until the signal aborts. */
function listenToTouched(dialog: HTMLElement, touched: () => void, signal: AbortSignal): void {
  const handleEvent = (event: Event) => {
    if (event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key)) return;
    const [target] = event.composedPath();
    if (target instanceof Element && unclobbered(target).closest('[part="pause"]')) return;
    touched();
  };
  for (const type of types) dialog.addEventListener(type, handleEvent, { signal, passive: true });
}

/** Calls back after the window was resized or turned, until the signal aborts. */
function listenToWindow(window: Window, resized: () => void, signal: AbortSignal): void {
  let timer = 0;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(resized, resizeDelayMs);
  };
  window.addEventListener('resize', later, { signal });
  window.screen.orientation?.addEventListener('change', later, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true });
}
