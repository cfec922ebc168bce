import { useEffectEvent, useLayoutEffect } from 'react';
import { defineView } from '../../../shared/react/define-view.js';
import { ownLabel, ownText } from '../../../shared/react/own-text.js';
import type { ButtonsProps } from './dialog.host.js';

/** Buttons of the thank-you dialog: continue, unless the server rendered its own, and close. */
function DialogButtons({ close, proceed, onClose, onPainted }: ButtonsProps) {
  const painted = useEffectEvent(onPainted);
  useLayoutEffect(() => painted(), []);

  return (
    <>
      {proceed !== null && (
        <button type="button" part="dialog-continue" onClick={onClose} {...ownText(proceed)} />
      )}
      <button type="button" part="dialog-close" onClick={onClose} {...ownLabel(close)}>
        ×
      </button>
    </>
  );
}

export const createView = defineView('rs-form-dialog-view', DialogButtons, {
  close: true,
  proceed: true,
  onClose: true,
  onPainted: true,
});
