import { startGestures } from '../gestures/start-gestures.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import type { PictureZoom } from '../media/picture-zoom.dom.js';
import type { ViewerDialog } from '../opening/viewer-dialog.dom.js';
import { listenToKeys } from './listen-keys.dom.js';
import { listenToTouched } from './listen-touched.dom.js';
import { listenToWindow } from './listen-window.dom.js';
import type { ViewerAction } from './viewer-state.model.js';

interface ViewerListeners {
  readonly host: MediaBoxHost;
  readonly parts: ViewerDialog;
  readonly zoom: PictureZoom;
  readonly send: (action: ViewerAction) => void;
}

/** Hears all that a visitor does with an open viewer beside its buttons, until the signal. */
export function listenToViewer({ host, parts, zoom, send }: ViewerListeners, signal: AbortSignal): void {
  const { dialog, content } = parts;
  const window = host.ownerDocument.defaultView as Window;
  listenToKeys({ dialog, zoom, send }, signal);
  listenToTouched(dialog, () => send({ type: 'touched' }), signal);
  listenToWindow(window, () => zoom.fit(), signal);
  startGestures(
    {
      ...{ host, content, zoom },
      swiped: (goal) =>
        send(goal === 'close' ? { type: 'close-asked', source: 'swipe' } : { type: 'went', to: goal }),
    },
    signal,
  );
}
