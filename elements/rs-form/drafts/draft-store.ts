import type { Clock } from '../../../shared/dom/clock.js';
import { removeEntry, writeEntry } from '../../../shared/dom/session-entries.js';
import { readFieldDefaults, readFields, type DraftField } from './fields.dom.js';
import { draftLimits, type Draft, type Snapshot, draftOf, isFresh, formatDraft } from './draft.model.js';
import { readDraft } from './stored.js';

interface StoreParts {
  readonly key: string;
  readonly clock: Clock;
  /** Returns the fields that may be kept, as the page has them now. */
  readonly fields: () => readonly DraftField[];
  /** Returns true if the element still keeps drafts. */
  readonly isOn: () => boolean;
  /** Called with whether there is a draft, after each write and removal. */
  readonly notify: (hasDraft: boolean) => void;
}

/** Keeps one form's draft in the tab: writes it soon after a change, and forgets it in time. */
export class DraftStore {
  readonly #parts: StoreParts;
  #discarded: Snapshot = new Map();
  #stopSaving: (() => void) | undefined;
  #stopExpiring: (() => void) | undefined;
  #isQuiet = false;
  #isSent = false;

  constructor(parts: StoreParts) {
    this.#parts = parts;
  }

  /** Returns the fields that may be kept, as the page has them now. */
  fields(): readonly DraftField[] {
    return this.#parts.fields();
  }

  /** Returns the stored draft if it is fresh and was not sent with an accepted post; removes it otherwise. */
  find(isAccepted: boolean): Draft | null {
    const { key, clock } = this.#parts;
    const draft = readDraft(key);
    const isOfUse = draft && isFresh(draft, clock.now()) && !(isAccepted && draft.isSent);
    if (isOfUse) this.#keep({ ...draft, isSent: false });
    else removeEntry(key);
    return isOfUse ? draft : null;
  }

  /** Keeps a change in a moment. */
  changed(): void {
    if (this.#isQuiet) return;
    this.#stopSaving ??= this.#parts.clock.after(draftLimits.saveMs, () => this.keepNow());
  }

  /** Stores the present values of the form at once, and nothing else. */
  keepNow(): void {
    const now = this.fields();
    const entries = draftOf(readFields(now), readFieldDefaults(now), this.#discarded);
    if (!this.#parts.isOn() || entries.size === 0) return this.#forget();
    this.#keep({ savedAt: this.#parts.clock.now(), isSent: this.#isSent, entries });
  }

  /** Runs a task that changes fields, without taking it for the visitor's typing. */
  quietly(task: () => void): void {
    this.#isQuiet = true;
    try {
      task();
    } finally {
      this.#isQuiet = false;
    }
  }

  /** Stores a pending change now. */
  flush(): void {
    if (this.#stopSaving) this.keepNow();
  }

  /** Marks the draft as sent with a post, or not. It stays until it is known that the post was accepted. */
  markSent(isSent: boolean): void {
    if (this.#isSent === isSent) return;
    this.#isSent = isSent;
    this.keepNow();
  }

  /** Resumes the draft when the page is shown again after a post. A draft that a thank-you has removed is not restored. */
  returned(): void {
    this.#isSent = false;
    const draft = readDraft(this.#parts.key);
    if (draft) this.#keep({ ...draft, isSent: false });
    else this.discard();
  }

  /** Starts a new draft: the form is empty again, or accepted. */
  finish(): void {
    this.#discarded = new Map();
    this.#isSent = false;
    this.#forget();
  }

  /** Removes the draft. The current values are not stored until they change. */
  discard(): void {
    this.#discarded = readFields(this.fields());
    this.#forget();
  }

  stop(): void {
    this.#stopSaving?.();
    this.#stopExpiring?.();
    this.#stopSaving = undefined;
  }

  #forget(): void {
    this.stop();
    removeEntry(this.#parts.key);
    this.#parts.notify(false);
  }

  #keep(draft: Draft): void {
    const text = formatDraft(draft);
    // Half a draft, or an older one, is worse than none.
    if (text === null || !writeEntry(this.#parts.key, text)) return this.#forget();
    this.stop();
    const { clock } = this.#parts;
    const leftMs = draft.savedAt + draftLimits.lifeMs - clock.now();
    this.#stopExpiring = clock.after(leftMs, () => this.#forget());
    this.#parts.notify(!this.#isSent);
  }
}
