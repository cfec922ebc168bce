import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { RequestedItem } from './media-box.events.js';
import type { viewerThemes } from './settings/defaults.model.js';
import type { PictureZoom } from './media/picture-zoom.dom.js';
import type { ViewerAction, ViewerState } from './viewer/viewer-state.model.js';

export type { PictureZoom } from './media/picture-zoom.dom.js';

/** Where the state of one viewer lives. */
export type ViewerStore = Store<ViewerState, ViewerAction>;

/** The settings of a viewer (specification 3, "Media viewer settings"). */
export interface ViewerSettings {
  readonly selector: string;
  readonly scope: '' | 'document';
  readonly theme: (typeof viewerThemes)[number];
  readonly overlayOpacity: number;
  readonly overlayColor: string;
  readonly withoutOverlay: boolean;
  readonly autoplaySeconds: number;
  readonly closeMode: number;
  readonly scrolling: 'fixed' | 'scroll';
  readonly transitionMs: number;
  readonly loadDelayMs: number;
  readonly history: '' | 'items';
  readonly consentCategory: string;
  readonly privacy: '' | 'strict';
  readonly convert: string;
  readonly popupDays: number;
  readonly locale: string;
}

/** What the core and the views of a `<media-box>` see of their element. */
export interface MediaBoxHost
  extends
    HTMLElement,
    ViewerSettings,
    Pick<ShellElement<ShellCore>, 'report' | 'setState' | 'announce' | 'adoptChrome'> {
  /** What the view paints; set while the viewer is open. */
  viewer: ViewerModel | undefined;
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
  readonly came: (index: number) => void;
  /** How the picture on show is magnified. */
  readonly zoom: PictureZoom;
}

/** What the element can ask of its core. */
export interface MediaBoxCore extends ShellCore {
  open(items: readonly RequestedItem[], index: number): void;
  close(): void;
}
