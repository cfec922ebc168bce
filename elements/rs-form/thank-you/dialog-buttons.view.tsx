import { useEffectEvent, useLayoutEffect } from 'react';
import { defineView } from '../../../shared/react/define-view.js';
import { ownLabel, ownText } from '../../../shared/react/own-text.js';

/** Buttons of the dialog. */
export interface Buttons {
  readonly close: string;
  /** Text of the continue button; null where the server rendered its own. */
  readonly proceed: string | null;
  readonly onClose: () => void;
}

/** Props of the view that paints the buttons. */
export interface ButtonsProps extends Buttons {
  /** Called once the buttons are in the page, before the next frame. */
  readonly onPainted: () => void;
}

/** Buttons of the thank-you dialog: continue, unless the server rendered its own, and close. */
function DialogButtons({ close, proceed, onClose, onPainted }: ButtonsProps) {
  const painted = useEffectEvent(onPainted);
  useLayoutEffect(() => painted(), []);

  return (
    <>
      {proceed !== null && (
        <button type="button" part="dialog-continue" onClick={onClose} {...ownText(proceed)} />
      )}
      <button type="button" part="close" onClick={onClose} {...ownLabel(close)}>
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
