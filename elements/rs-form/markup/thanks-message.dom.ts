import { type PageNavigation, mayFollowPost } from '../../../shared/dom/page-navigation.js';
import { document } from '../../../shared/dom/unclobbered.js';
import { type ServerForm, messageBox, systemMessage } from './server-form.dom.js';

/** Words and types with which a site's message says that something is wrong, also where it is a script's to show. */
const failing = /\b(?:danger|error|warning|invalid)\b/;

/**
 * Returns true if the server thanks by a message of the site's, with the form blank again. With more than one form in the
 * page the message cannot be assigned to a form.
 */
export function isThankedByMessage(form: ServerForm, navigation: PageNavigation): boolean {
  if (!mayFollowPost(navigation) || form.hasErrors() || !isGoodNews()) return false;
  return document.querySelectorAll('[name="form[formId]"]').length === 1;
}

/** Returns true if the site says something, and nothing in it is wrong. */
function isGoodNews(): boolean {
  const box = messageBox();
  return box !== null && Boolean(systemMessage()) && !failing.test(marksOf(box));
}

/** The classes and types of all that is in a message. Without scripts it is a text in `<noscript>`. */
function marksOf(box: HTMLElement): string {
  const written = [...box.querySelectorAll('noscript')].map(({ textContent }) => textContent);
  const marks = [...box.querySelectorAll('*')].map(
    (element) => `${element.getAttribute('class') ?? ''} ${element.getAttribute('type') ?? ''}`,
  );
  return [...marks, ...written].join(' ');
}
