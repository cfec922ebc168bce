export { MediaBoxElement } from './media-box.shell.js';
export {
  MediaBoxClosedEvent,
  MediaBoxCloseEvent,
  MediaBoxItemChangedEvent,
  MediaBoxLoadFailedEvent,
  MediaBoxOpenedEvent,
  MediaBoxOpenEvent,
  MediaBoxOpenRequestEvent,
  MediaBoxPlayedEvent,
} from './media-box.events.js';
export type { MediaBoxOpenRequest, MediaBoxPlace, MediaBoxPlay, RequestedItem } from './media-box.events.js';
export type { MediaType } from './items/media-item.model.js';
