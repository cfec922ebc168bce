import { readEntry, removeEntry } from '../../../shared/dom/session-entries.js';
import { draftKeys, keysOfGoneForms } from './storage.dom.js';
import { type Draft, isFresh, parseDraft } from './draft.model.js';

/** The draft under a key; null where there is none that can be read. */
export function readDraft(key: string): Draft | null {
  const text = readEntry(key);
  return text === null ? null : parseDraft(text);
}

/** Forgets every form's drafts that are too old, or no drafts at all. */
export function forgetOldDrafts(now: number): void {
  for (const key of draftKeys()) {
    const draft = readDraft(key);
    if (!draft || !isFresh(draft, now)) removeEntry(key);
  }
}

/**
 * Removes the drafts of an accepted form: those that were posted, of one form, or of any form if the page names none. If
 * none was posted, a script has sent the form: then all drafts of that form are removed.
 */
export function forgetAcceptedDrafts(formId: number | null): void {
  const sent = draftKeys(formId).filter((key) => readDraft(key)?.isSent);
  const unmarked = formId === null ? keysOfGoneForms() : draftKeys(formId);
  (sent.length > 0 ? sent : unmarked).forEach(removeEntry);
}
