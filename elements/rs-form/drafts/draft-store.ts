import { removeEntry, writeEntry } from './storage.dom.js';
import { readFieldDefaults, readFields, candidateOf, type DraftField } from './fields.dom.js';
import { draftLimits, type Draft, type Snapshot, draftOf, isKept, isFresh } from './draft.model.js';
import { formatDraft } from './draft-text.model.js';
import { readDraft } from './stored.js';

/** Keeps one form's draft in the tab: writes it soon after a change, and forgets it in time. */
export interface DraftStore {
  /** The fields that may be kept, as the page has them now. */
  fields(): readonly DraftField[];
  /** What was kept before and is still of use; anything else is forgotten. */
  find(isSentBack: boolean): Draft | null;
  /** Something has changed: it is kept in a moment. */
  changed(): void;
  /** Does what changes fields without taking it for the visitor's typing. */
  quietly(task: () => void): void;
  /** Keeps at once what waits. */
  flush(): void;
  /** The draft has left with a post: nothing more is kept, unless the post fails. */
  sent(): void;
  sendFailed(): void;
  /** The page is shown again after a post, or it just was away. */
  returned(): void;
  /** The form is empty again, or accepted: what comes now is a new draft. */
  finish(): void;
  /** Forgets what was kept, and keeps it no more as it is now. */
  discard(): void;
  stop(): void;
}

interface StoreParts {
  readonly key: string;
  readonly all: readonly DraftField[];
  /** Whether the element still keeps drafts. */
  readonly isOn: () => boolean;
  /** Told whether there is a draft, whenever that is decided. */
  readonly told: (hasDraft: boolean) => void;
}

/** A store that nothing was kept in yet. */
export function createDraftStore(parts: StoreParts): DraftStore {
  return new TabStore(parts);
}

class TabStore implements DraftStore {
  readonly #parts: StoreParts;
  readonly #candidates: readonly DraftField[];
  #discarded: Snapshot = new Map();
  #saving: ReturnType<typeof setTimeout> | undefined;
  #expiring: ReturnType<typeof setTimeout> | undefined;
  #isQuiet = false;
  #isSent = false;

  constructor(parts: StoreParts) {
    this.#parts = parts;
    // A password that is shown for a moment is a text then: what was none at the start never becomes one.
    this.#candidates = parts.all.filter((field) => mayBeKept(field));
  }

  fields(): readonly DraftField[] {
    return this.#candidates.filter((field) => mayBeKept(field));
  }

  find(isSentBack: boolean): Draft | null {
    const { key } = this.#parts;
    const draft = readDraft(key);
    const isOfUse = draft && isFresh(draft, Date.now()) && (isSentBack || !draft.isSent);
    if (isOfUse) this.#keep({ ...draft, isSent: false });
    else removeEntry(key);
    return isOfUse ? draft : null;
  }

  changed(): void {
    if (!this.#isQuiet && !this.#isSent) this.#saving ??= setTimeout(() => this.#save(), draftLimits.saveMs);
  }

  quietly(task: () => void): void {
    this.#isQuiet = true;
    try {
      task();
    } finally {
      this.#isQuiet = false;
    }
  }

  flush(): void {
    if (this.#saving !== undefined) this.#save();
  }

  sent(): void {
    if (this.#isSent) return;
    this.#isSent = true;
    this.#save();
  }

  sendFailed(): void {
    if (!this.#isSent) return;
    this.#isSent = false;
    this.#save();
  }

  returned(): void {
    this.#isSent = false;
    if (readDraft(this.#parts.key)?.isSent) this.#forget();
  }

  finish(): void {
    this.#discarded = new Map();
    this.#isSent = false;
    this.#forget();
  }

  discard(): void {
    this.#discarded = readFields(this.fields());
    this.#forget();
  }

  stop(): void {
    clearTimeout(this.#saving);
    clearTimeout(this.#expiring);
    this.#saving = undefined;
  }

  #forget(): void {
    this.stop();
    removeEntry(this.#parts.key);
    this.#parts.told(false);
  }

  #save(): void {
    const now = this.fields();
    const entries = draftOf(readFields(now), readFieldDefaults(now), this.#discarded);
    if (!this.#parts.isOn() || entries.size === 0) return this.#forget();
    this.#keep({ savedAt: Date.now(), isSent: this.#isSent, entries });
  }

  #keep(draft: Draft): void {
    const text = formatDraft(draft);
    // Half a draft, or an older one, is worse than none.
    if (text === null || !writeEntry(this.#parts.key, text)) return this.#forget();
    this.stop();
    this.#expiring = setTimeout(() => this.#forget(), draft.savedAt + draftLimits.lifeMs - Date.now());
    this.#parts.told(!this.#isSent);
  }
}

function mayBeKept(field: DraftField): boolean {
  return isKept(candidateOf(field));
}
