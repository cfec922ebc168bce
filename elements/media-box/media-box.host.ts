import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { RequestedItem } from './items/media-item.model.js';
import type { MediaTools } from './media/media-tools.dom.js';
import type { PictureZoom } from './media/picture-zoom.dom.js';
import type { ViewerSettings } from './settings/viewer-settings.model.js';
import type { ViewerAction, ViewerState } from './viewer/viewer-state.model.js';

export type { MediaTools } from './media/media-tools.dom.js';
export type { PictureZoom } from './media/picture-zoom.dom.js';

/** Store of one viewer's state. */
export type ViewerStore = Store<ViewerState, ViewerAction>;

/** Interface of the element that the core and the views of a `<media-box>` use. */
export interface MediaBoxHost
  extends
    HTMLElement,
    ViewerSettings,
    Pick<ShellElement<ShellCore>, 'report' | 'setState' | 'announce' | 'adoptChrome' | 'catalogue'> {
  /** Labels of the author's JSON settings, by the keys of the catalogue. */
  labels: Readonly<Record<string, string>>;
}

/** Model of an open viewer's view. */
export interface ViewerModel {
  readonly store: ViewerStore;
  /** Element in which the item on show is rendered. */
  readonly content: HTMLElement;
  /** Returns the picture that was on screen before the view. The view removes it when its own has loaded. */
  readonly firstPicture: () => HTMLImageElement | null;
  /** Reports that the item of this index has loaded. */
  readonly loaded: (index: number) => void;
  /** Zoom of the picture on show. */
  readonly zoom: PictureZoom;
  /** DOM functions for the views of items. */
  readonly tools: MediaTools;
}

/** Interface of the core that the element uses. */
export interface MediaBoxCore extends ShellCore {
  open(items: readonly RequestedItem[], index: number): void;
  /** Opens the first link of the viewer. No-op without one. */
  openFirst(): void;
  close(): void;
}
