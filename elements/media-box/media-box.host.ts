import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { RequestedItem } from './items/media-item.model.js';
import type { MediaTools } from './media/media-tools.dom.js';
import type { PictureZoom } from './media/picture-zoom.dom.js';
import type { ViewerSettings } from './settings/viewer-settings.model.js';
import type { ViewerAction, ViewerState } from './viewer/viewer-state.model.js';

export type { MediaTools } from './media/media-tools.dom.js';
export type { PictureZoom } from './media/picture-zoom.dom.js';

/** Where the state of one viewer lives. */
export type ViewerStore = Store<ViewerState, ViewerAction>;

/** What the core and the views of a `<media-box>` see of their element. */
export interface MediaBoxHost
  extends
    HTMLElement,
    ViewerSettings,
    Pick<ShellElement<ShellCore>, 'report' | 'setState' | 'announce' | 'adoptChrome'> {
  /** Words of the author's own, by the keys of the catalogue; from the settings in JSON. */
  labels: Readonly<Record<string, string>>;
}

/** What the view of an open viewer works with. */
export interface ViewerModel {
  readonly store: ViewerStore;
  /** Where the item on show is painted. */
  readonly content: HTMLElement;
  /** The picture that was there before the view; the view takes it away when its own is. */
  readonly firstPicture: HTMLImageElement | null;
  /** The item of this index is there to be seen. */
  readonly loaded: (index: number) => void;
  /** How the picture on show is magnified. */
  readonly zoom: PictureZoom;
  /** What the views of items have done to nodes. */
  readonly tools: MediaTools;
}

/** What the element can ask of its core. */
export interface MediaBoxCore extends ShellCore {
  open(items: readonly RequestedItem[], index: number): void;
  close(): void;
}
