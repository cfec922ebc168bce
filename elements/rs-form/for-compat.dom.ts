/** Exports for `elements/rsform-compat/`: the element's interface, and reads and writes of the page. */
export { readEntry, removeEntry, writeEntry } from './drafts/storage.dom.js';
export type { FormHost } from './form/rs-form.session.js';
export { mayFollowPost, readNavigation, type PageNavigation } from './markup/navigation.dom.js';
export { dispatchInputEvents } from './markup/control.dom.js';
export { isThankedHere } from './markup/navigation.dom.js';
