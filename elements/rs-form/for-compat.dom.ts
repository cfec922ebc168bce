/** Exports for `elements/rsform-compat/`: the element's interface, and what it notes in the page. */
export type { FormHost } from './form/rs-form.session.js';
export { isThankedHere } from './markup/thanked.dom.js';
