import { documentOf } from '../../../shared/dom/unclobbered.js';
import { mediaBoxStyles } from '../media-box.styles.js';
import type { MediaBoxHost, ViewerModel, ViewerStore } from '../media-box.host.js';
import { createMediaTools } from '../media/media-tools.dom.js';
import { PictureZoom } from '../media/picture-zoom.dom.js';
import type { ViewerDialog } from '../opening/viewer-dialog.dom.js';
import type { ViewerOpening } from '../opening/viewer-opening.dom.js';
import { reportPlayed } from './emit-events.js';
import { afterHold } from './hold-item.dom.js';
import { viewSheets } from './view-sheets.js';
import { createView } from './viewer.view.js';

/** Dialog and its view for one opening. */
export interface Stage {
  readonly parts: ViewerDialog;
  readonly model: ViewerModel;
  /** Tag of the view, in the dialog. */
  readonly view: HTMLElement;
}

/** Mounts the view in a dialog. It renders nothing until the store says that the viewer is open. */
export function mountStage(
  host: MediaBoxHost,
  { parts, opening, store }: { parts: ViewerDialog; opening: ViewerOpening; store: ViewerStore },
): Stage {
  host.adoptChrome([mediaBoxStyles, ...viewSheets]);
  const model: ViewerModel = {
    store,
    content: parts.content,
    firstPicture: () => opening.picture,
    // The hold of an item may end when the next opening has begun.
    loaded: (index) =>
      afterHold(host, () => {
        if (view.isConnected) store.send({ type: 'loaded', index });
      }),
    zoom: new PictureZoom(parts.content),
    tools: createMediaTools(host, reportPlayed(host)),
  };
  const view = createView(documentOf(host), { host, model });
  parts.chrome.append(view);
  return { parts, model, view };
}
