import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '../../shared/dom/listen.js';
import { defineView } from '../../shared/react/define-view.js';
import { ownLabel } from '../../shared/react/own-text.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { chromeStyles } from './chrome.styles.js';
import type { PanelDialog, PanelHost } from './offcanvas-panel.host.js';

interface PanelChromeProps {
  /** The native dialog around the panel. */
  readonly dialog: HTMLElement;
  /** The name of the close button. */
  readonly closeLabel: string;
  /** Called when the visitor presses the close button. */
  readonly ask: PanelDialog['ask'];
  /** Called when the chrome is in the document. */
  readonly onPainted: () => void;
}

/** Chrome of a panel: the overlay in the dialog, the close button at the top of the panel. */
function PanelChrome({ dialog, closeLabel, ask, onPainted }: PanelChromeProps) {
  useLayoutEffect(onPainted, [onPainted]);
  return (
    <>
      {createPortal(<div part="overlay" />, dialog)}
      <button part="close" type="button" {...ownLabel(closeLabel)} onClick={() => ask('control')}>
        ×
      </button>
    </>
  );
}

const createView = defineView('offcanvas-panel-view', PanelChrome, {
  dialog: true,
  closeLabel: true,
  ask: true,
  onPainted: true,
});

/**
 * Mounts the view in the dialog of a panel. The plain close button is removed when the view has painted its own and the
 * panel is closed, so that nothing moves under a finger or the focus.
 *
 * @returns A function that removes the view.
 */
export function mountChrome(host: PanelHost, { dialog, plainClose, adopt, ask }: PanelDialog): () => void {
  let isPainted = false;
  const dropPlainClose = () => {
    if (isPainted && !dialog.open) plainClose.remove();
  };
  const onPainted = () => {
    isPainted = true;
    dropPlainClose();
  };
  const stopListening = listen(host, ['offcanvas-panel-closed'], dropPlainClose);
  const view = createView(documentOf(host), {
    dialog,
    closeLabel: plainClose.ariaLabel ?? '',
    ask,
    onPainted,
  });
  adopt([chromeStyles]);
  plainClose.after(view);
  return () => {
    stopListening();
    view.remove();
  };
}
