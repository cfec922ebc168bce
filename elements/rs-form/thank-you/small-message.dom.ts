import { type Arrival, mayFollowPost } from '../markup/arrival.dom.js';
import { hasServerErrors, type ServerForm } from '../markup/server-form.dom.js';
import { isGoodNews } from '../markup/system-message.dom.js';

/**
 * Whether the server thanks by a message of the site's, with the form blank again. With more than one form in the
 * page there is no telling whose thanks they are.
 */
export function isThankedByMessage(form: ServerForm, arrival: Arrival): boolean {
  if (!mayFollowPost(arrival) || hasServerErrors(form) || !isGoodNews()) return false;
  return document.querySelectorAll('[name="form[formId]"]').length === 1;
}
