import { draftKeys, readEntry, removeEntry } from './storage.dom.js';
import { type Draft, isFresh } from './draft.model.js';
import { parseDraft } from './draft-text.model.js';

/** The draft under a key; null where there is none that can be read. */
export function readDraft(key: string): Draft | null {
  const text = readEntry(key);
  return text === null ? null : parseDraft(text);
}

/** Forgets every form's drafts that are too old, or no drafts at all. */
export function forgetOldDrafts(): void {
  forgetUnless(draftKeys(), (draft) => isFresh(draft, Date.now()));
}

/** Forgets what has left with an accepted post: of one form, or of any where the page does not say which. */
export function forgetSentDrafts(formId: number | null): void {
  forgetUnless(draftKeys(formId), ({ isSent }) => !isSent);
}

function forgetUnless(keys: readonly string[], isWanted: (draft: Draft) => boolean): void {
  for (const key of keys) {
    const draft = readDraft(key);
    if (!draft || !isWanted(draft)) removeEntry(key);
  }
}
