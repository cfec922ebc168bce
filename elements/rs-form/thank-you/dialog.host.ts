import type { ViewModule } from '../../../shared/element/mount-view.js';

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

/** Loads the module of the view. */
export type LoadButtons = () => Promise<ViewModule<ButtonsProps>>;
